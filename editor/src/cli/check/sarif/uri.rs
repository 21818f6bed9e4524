//! Paths as URI references.

use std::fmt::Write;

/// Returns the name of a document as a URI: a relative path stays relative, an absolute one becomes a file URI.
pub(super) fn reference(name: &str) -> String {
    let path = if cfg!(windows) { name.replace('\\', "/") } else { name.to_owned() };
    let drive = path.as_bytes().get(1) == Some(&b':');
    let start = if path.starts_with('/') {
        "file://"
    } else if cfg!(windows) && drive {
        "file:///"
    } else {
        ""
    };
    path.bytes().fold(start.to_owned(), |mut uri, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(uri, "%{byte:02X}");
        }
        uri
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_references() {
        assert_eq!(reference("alamo.map.ron"), "alamo.map.ron");
        assert_eq!(reference("mes cartes/fort nº 1.map.ron"), "mes%20cartes/fort%20n%C2%BA%201.map.ron");
        assert_eq!(reference("a:b#c?.map.ron"), "a%3Ab%23c%3F.map.ron");
        #[cfg(unix)]
        assert_eq!(reference("/tmp/a.map.ron"), "file:///tmp/a.map.ron");
    }
}
