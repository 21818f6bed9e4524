//! Makes file names from titles.

use super::path_name::off_devices;

/// Turns a title into a file name: lower-case letters and digits, with hyphens between words.
#[must_use]
pub fn file_name(title: &str) -> String {
    let words = title.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    let name = words.map(str::to_lowercase).collect::<Vec<_>>().join("-");
    off_devices(if name.is_empty() { "map".to_owned() } else { name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_makes_a_name_of_a_file() {
        assert_eq!(file_name("Fort Défiance, 1813"), "fort-défiance-1813");
        assert_eq!(file_name("../ /"), "map");
        assert_eq!(file_name("Aux!"), "aux_", "a device on Windows");
    }
}
