//! Writes cases as logs, for `bexar replay` and the window.

use std::path::{Path, PathBuf};

use rules::case::{Cases, NoLog};
use rules::log::{Log, Parts};
use rules::scenario::VariantUse;
use rules::text::Document;

use super::Played;
use crate::cli::terminal::VerbError;
use crate::files::{
    DocumentKind, LogFolder, OutputFormat, OutputPlace, Source, bundled, off_devices, plain_name, scenario_of_log,
};

/// The log of a case with its file name, or the reason why there is none.
pub(super) type CaseLog = Result<(String, Log), NoLog>;

/// Names the logs of a file of cases: after that file and, if it has several cases, after the case.
pub(super) fn named(file: &str, logs: Vec<Result<Log, NoLog>>, cases: &Cases) -> Vec<CaseLog> {
    let alone = logs.len() == 1;
    let both = cases.cases.iter().zip(logs);
    both.map(|(case, log)| Ok((name(file, (!alone).then_some(case.id.as_str())), log?))).collect()
}

/// Writes all logs into a folder, after checking that they replace nothing but logs. Each log refers to its scenario
/// relative to the folder. Logs whose variants would not be in force when opened are left out.
pub(super) fn write(folder: &Path, files: &mut [Played], inputs: &[PathBuf]) -> Result<usize, VerbError> {
    for played in files.iter_mut() {
        for made in &mut played.logs {
            if made.as_ref().is_ok_and(|(_, log)| !is_as_it_was(log, &played.scenario, &played.base.scenario.variants))
            {
                *made = Err(NoLog::Changes("variants"));
            }
        }
    }
    let paths: Vec<PathBuf> =
        files.iter().flat_map(|own| own.logs.iter().flatten()).map(|(name, _)| folder.join(name)).collect();
    if paths.is_empty() {
        return Ok(0);
    }
    let places: Vec<_> =
        paths.iter().map(|path| OutputPlace::file(path, OutputFormat::Document(DocumentKind::Log))).collect();
    let inputs: Vec<&Path> = inputs.iter().map(PathBuf::as_path).collect();
    let logs = LogFolder::any(folder)?;
    OutputPlace::try_all(&places, &inputs)?;
    for played in files.iter_mut() {
        for (name, log) in played.logs.iter_mut().flatten() {
            log.scenario = logs.name_of(&played.scenario);
            logs.write_as(name, log)?;
        }
    }
    Ok(paths.len())
}

/// Whether a log is played with the same documents when it is opened.
fn is_as_it_was(log: &Log, scenario: &Source, listed: &[VariantUse]) -> bool {
    // Variants that the scenario does not list are searched for when the log is opened, possibly by another user
    // elsewhere.
    let found = |name: &str| bundled(&format!("{name}.{}", DocumentKind::Variant.extension())).is_some();
    let comes_along = |name: &str| listed.iter().any(|own| own.document == name) || found(name);
    log.parts.variants.is_empty()
        || log.parts.variants.iter().all(|own| comes_along(&own.document))
            && scenario_of_log(log, scenario).is_ok_and(|project| log.parts.changes(&Parts::new(&project)).is_empty())
}

/// Returns the file name of the log of a case.
fn name(file: &str, case: Option<&str>) -> String {
    let file = Path::new(file).file_name().and_then(|name| name.to_str()).unwrap_or(file);
    let file = file.strip_suffix(&format!(".{}", Cases::EXTENSION)).unwrap_or(file);
    let case = case.map(plain_name).unwrap_or_default();
    let link = if case.is_empty() { "" } else { "-" };
    off_devices(format!("{file}{link}{case}.{}", Log::EXTENSION))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_called_after_its_file_and_its_case() {
        assert_eq!(name("some/where/long.case.ron", None), "long.log.ron");
        assert_eq!(name("siege.case.ron", Some("my-siege/A6.3 é")), "siege-my-siege-A6.3-é.log.ron");
        assert_eq!(name("siege.case.ron", Some("../..")), "siege-..-...log.ron");
        assert_eq!(name("prn.case.ron", None), "prn_.log.ron");
    }
}
