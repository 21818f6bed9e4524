//! A module read back from its archive.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use quick_xml::XmlVersion;
use quick_xml::events::Event;
use quick_xml::reader::Reader;
use zip::ZipArchive;

use super::super::Module;
use super::super::sequence::tests::parts;

/// An element; its class is without the package.
#[derive(Debug, Clone, Default)]
pub(super) struct Node {
    pub(super) class: String,
    pub(super) attributes: Vec<(String, String)>,
    pub(super) text: String,
    pub(super) children: Vec<Node>,
}

impl Node {
    pub(super) fn read(text: &[u8]) -> Self {
        let mut reader = Reader::from_reader(text);
        let decoder = reader.decoder();
        let mut buffer = Vec::new();
        let mut open = vec![Self::default()];
        loop {
            buffer.clear();
            match reader.read_event_into(&mut buffer).unwrap() {
                event @ (Event::Start(_) | Event::Empty(_)) => {
                    let (Event::Start(start) | Event::Empty(start)) = &event else { unreachable!() };
                    let name = String::from_utf8_lossy(start.name().as_ref()).into_owned();
                    let attributes = start.attributes().map(|own| {
                        let own = own.unwrap();
                        let value = own.decoded_and_normalized_value(XmlVersion::Implicit1_0, decoder).unwrap();
                        (String::from_utf8_lossy(own.key.as_ref()).into_owned(), value.into_owned())
                    });
                    let class = name.rsplit('.').next().unwrap().to_owned();
                    let node = Self { class, attributes: attributes.collect(), ..Self::default() };
                    if matches!(event, Event::Start(_)) {
                        open.push(node);
                    } else {
                        open.last_mut().unwrap().children.push(node);
                    }
                }
                Event::End(_) => {
                    let node = open.pop().unwrap();
                    open.last_mut().unwrap().children.push(node);
                }
                Event::Text(text) => open.last_mut().unwrap().text.push_str(&String::from_utf8_lossy(&text)),
                Event::GeneralRef(name) => {
                    let sign = match &*String::from_utf8_lossy(&name) {
                        "lt" => '<',
                        "gt" => '>',
                        "amp" => '&',
                        "quot" => '"',
                        "apos" => '\'',
                        number => char::from_u32(number[1..].parse().unwrap()).unwrap(),
                    };
                    open.last_mut().unwrap().text.push(sign);
                }
                Event::Eof => break,
                _ => {}
            }
        }
        open.remove(0).children.remove(0)
    }

    /// Returns an attribute; empty if there is none.
    pub(super) fn attribute(&self, name: &str) -> &str {
        self.attributes.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }

    pub(super) fn walk<'n>(&'n self, see: &mut impl FnMut(&'n Self)) {
        see(self);
        for child in &self.children {
            child.walk(see);
        }
    }

    /// Returns every element of a class in it.
    pub(super) fn all(&self, class: &str) -> Vec<&Self> {
        let mut all = Vec::new();
        self.walk(&mut |node| {
            if node.class == class {
                all.push(node);
            }
        });
        all
    }

    /// Returns every value of an attribute in it.
    pub(super) fn every(&self, name: &str) -> Vec<&str> {
        let mut all = Vec::new();
        self.walk(&mut |node| {
            all.extend(node.attributes.iter().filter(|(own, _)| own == name).map(|(_, value)| value.as_str()));
        });
        all
    }
}

/// A trait of a piece, or the piece itself.
#[derive(Debug)]
pub(super) struct Trait {
    pub(super) fields: Vec<String>,
    pub(super) state: String,
}

impl Trait {
    pub(super) fn text(&self) -> String {
        self.fields.join(";")
    }
}

/// A module read back.
pub(super) struct Opened {
    pub(super) root: Node,
    pub(super) files: BTreeMap<String, Vec<u8>>,
}

impl Opened {
    pub(super) fn new(module: &Module) -> Self {
        let mut archive = ZipArchive::new(Cursor::new(module.bytes.clone())).unwrap();
        let mut files = BTreeMap::new();
        let mut names = Vec::new();
        for at in 0..archive.len() {
            let mut file = archive.by_index(at).unwrap();
            let name = file.name().unwrap().into_owned();
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes).unwrap();
            names.push(name.clone());
            files.insert(name, bytes);
        }
        assert!(names.is_sorted());
        Self { root: Node::read(&files["buildFile.xml"]), files }
    }

    /// Returns the windows with boards, the map first.
    pub(super) fn maps(&self) -> Vec<&Node> {
        self.root.children.iter().filter(|own| ["Map", "PrivateMap"].contains(&own.class.as_str())).collect()
    }

    /// Returns the traits of a piece, outermost first; the last is the piece itself.
    pub(super) fn traits(&self, slot: &Node) -> Vec<Trait> {
        let text = slot.text.trim_matches(['\n', ' ']).strip_prefix("+/").unwrap();
        let whole = parts('/', text);
        assert_eq!((whole.len(), whole[0].as_str()), (3, "null"));
        let (mut kind, mut state) = (whole[1].clone(), whole[2].clone());
        let mut traits = Vec::new();
        loop {
            // The piece itself is innermost, so a tab in its name separates nothing.
            if kind.starts_with("piece;") {
                traits.push(Trait { fields: parts(';', &kind), state });
                return traits;
            }
            let (kinds, states) = (parts('\t', &kind), parts('\t', &state));
            assert_eq!(kinds.len(), states.len(), "{}", slot.text);
            traits.push(Trait { fields: parts(';', &kinds[0]), state: states[0].clone() });
            match (kinds.get(1), states.get(1)) {
                (Some(inner), Some(own)) => (kind, state) = (inner.clone(), own.clone()),
                _ => return traits,
            }
        }
    }

    /// Returns the width and height of a picture in pixels.
    pub(super) fn size(&self, image: &str) -> [u32; 2] {
        let png = &self.files[&format!("images/{image}")];
        let side = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
        [side(16), side(20)]
    }
}
