//! Files that another program holds: on Windows they can be neither replaced nor read until it lets go.
//!
//! Virus scanners, indexers and programs that synchronise folders open every new file for a moment, so a refusal is not
//! final before some time has passed.

use std::io::{Error, ErrorKind};
use std::thread::sleep;
use std::time::Duration;

/// The pauses between attempts: about a second together, which is as long as a user waits for a save without wondering.
const PAUSES: [u64; 6] = [10, 30, 60, 120, 250, 500];
/// What Windows says about a file that another program has opened for itself.
const SHARING_VIOLATION: i32 = 32;
/// What Windows says about a part of a file that another program has locked.
const LOCK_VIOLATION: i32 = 33;

/// Whether another program holds the file.
pub(super) fn is_busy(error: &Error) -> bool {
    let held = cfg!(windows) && matches!(error.raw_os_error(), Some(SHARING_VIOLATION | LOCK_VIOLATION));
    held || error.kind() == ErrorKind::ResourceBusy
}

/// Calls `attempt` until it succeeds, fails for another reason than `is_passing`, or a second has passed. It is given
/// what the attempt before has returned with its error.
pub(super) fn patiently<T, I>(
    first: I,
    is_passing: impl Fn(&Error) -> bool,
    mut attempt: impl FnMut(I) -> Result<T, (Error, I)>,
) -> Result<T, Error> {
    let mut given = first;
    for pause in PAUSES {
        match attempt(given) {
            Err((error, again)) if is_passing(&error) => given = again,
            done => return done.map_err(|(error, _)| error),
        }
        sleep(Duration::from_millis(pause));
    }
    attempt(given).map_err(|(error, _)| error)
}

/// Whether replacing a file failed for a reason that may pass. Windows also denies access to the name of a file that
/// another program has open; `save` has checked before that the file is not write-protected.
pub(super) fn may_pass(error: &Error) -> bool {
    is_busy(error) || cfg!(windows) && error.kind() == ErrorKind::PermissionDenied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_held_for_a_moment_is_tried_again() {
        let mut attempts = 0;
        let done = patiently("file", is_busy, |file| {
            attempts += 1;
            if attempts < 3 { Err((ErrorKind::ResourceBusy.into(), file)) } else { Ok(file) }
        });
        assert_eq!((done.ok(), attempts), (Some("file"), 3));
    }

    #[test]
    fn a_file_that_is_held_for_good_is_given_up_and_another_error_at_once() {
        let mut attempts = 0;
        let mut fails = |kind: ErrorKind| {
            attempts = 0;
            let error = patiently((), is_busy, |()| {
                attempts += 1;
                Err::<(), _>((kind.into(), ()))
            });
            (error.unwrap_err().kind(), attempts)
        };
        assert_eq!(fails(ErrorKind::ResourceBusy), (ErrorKind::ResourceBusy, PAUSES.len() + 1));
        assert_eq!(fails(ErrorKind::NotFound), (ErrorKind::NotFound, 1));
    }
}
