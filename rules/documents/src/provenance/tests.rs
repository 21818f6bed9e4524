use super::*;
use crate::map::MapDocument;
use crate::text;

/// Reads an origin from the head of a map.
fn read(by: &str) -> Provenance {
    let map = format!(r#"Map(format: 1, title: (en: "A map"), by: {by}, grid: (columns: 3, rows: 3))"#);
    text::read::<MapDocument>(&map).unwrap().by
}

#[test]
fn what_was_painted_is_told_by_its_origin_in_older_documents_too() {
    let older = r#"Reconstructed("painted in the editor", "peint dans l’éditeur")"#;
    assert_eq!(read(older), Provenance::Painted);
    assert_eq!(read("Painted"), Provenance::Painted);
    assert_eq!(ron::to_string(&Provenance::Painted).unwrap(), "Painted");
    let own = r#"Reconstructed("painted in the editor")"#;
    assert_eq!(read(own), Provenance::reconstructed("painted in the editor", ""));
    assert!(Provenance::Painted.is_by_hand() && !Provenance::Painted.words().is_empty());
}

#[test]
fn what_its_author_invented_is_a_word_of_its_own() {
    assert_eq!(read("Original"), Provenance::Original);
    assert_eq!(ron::to_string(&Provenance::Original).unwrap(), "Original");
    assert!(!Provenance::Original.is_cited() && !Provenance::Original.is_by_hand());
    assert_eq!(Provenance::Original.text(Language::French), "inventé par son auteur");
    assert_eq!(Kind::ALL.map(Kind::name), ["cited", "reconstructed", "original"]);
}
