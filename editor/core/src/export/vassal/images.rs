//! The pictures of a module, by file name.

use std::collections::BTreeMap;

/// Pictures with unique file names.
#[derive(Debug, Default)]
pub(super) struct Images(BTreeMap<String, Vec<u8>>);

impl Images {
    /// Adds a picture and returns its file name: `name` in characters every system accepts, followed by a number if
    /// another picture already has that name.
    pub(super) fn add(&mut self, name: &str, png: Vec<u8>) -> String {
        let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { '-' };
        let stem: String = name.chars().map(plain).collect();
        let mut file = format!("{stem}.png");
        let mut number = 2;
        while self.0.get(&file).is_some_and(|held| *held != png) {
            file = format!("{stem}-{number}.png");
            number += 1;
        }
        self.0.insert(file.clone(), png);
        file
    }

    /// Returns the files, each with its path in the module.
    pub(super) fn files(self) -> impl Iterator<Item = (String, Vec<u8>)> {
        self.0.into_iter().map(|(name, png)| (format!("images/{name}"), png))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_of_one_name_stay_two_and_the_same_one_is_kept_once() {
        let mut images = Images::default();
        assert_eq!(images.add("Unit É", vec![1]), "unit--.png");
        assert_eq!(images.add("unit è", vec![2]), "unit---2.png");
        assert_eq!(images.add("unit é", vec![1]), "unit--.png");
        assert_eq!(images.files().count(), 2);
    }
}
