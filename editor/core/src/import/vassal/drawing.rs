//! SVG drawings that are not ours: they open no files, and what they may cost is bounded before anything is painted.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use resvg::usvg::fontdb::{Family, Query, Weight};
use resvg::usvg::roxmltree::{Document, Node as Tag, NodeId, ParsingOptions};
use resvg::usvg::{FontResolver, Group, ImageHrefResolver, ImageKind, Node, Options, Tree};
use rules::project::PictureFault;

use crate::picture::png;

/// The largest number of elements, where an element counts as often as it is used.
const ELEMENTS: u64 = 200_000;
/// The largest number of pixels that all its shapes together may cover.
const PAINTED: f64 = 1e9;
/// The largest number of pixels that filters may go through; pictures inside a drawing may have ten times as many.
const FILTERED: f64 = 1e7;

/// The typeface of lettering whose own typefaces are not there.
const LETTERING: &str = "DejaVu Sans";

/// Reads a drawing; returns with it whether some of its lettering is in another typeface than it asks for.
///
/// # Errors
///
/// Returns an error if it is no SVG drawing, or if it would take too long to paint.
pub(super) fn read(text: &str) -> Result<(Tree, bool), PictureFault> {
    let parsing = ParsingOptions { allow_dtd: true, nodes_limit: ELEMENTS as u32 * 4, ..ParsingOptions::default() };
    let document = Document::parse_with_options(text, parsing).map_err(|error| match error {
        resvg::usvg::roxmltree::Error::NodesLimitReached => PictureFault::Costly,
        _ => PictureFault::Broken,
    })?;
    if elements(document.root(), &ids(&document), &mut HashMap::new(), 0) > ELEMENTS {
        return Err(PictureFault::Costly);
    }
    let relettered = Arc::new(AtomicBool::new(false));
    let options = options(Arc::clone(&relettered));
    let tree = Tree::from_xmltree(&document, &options).map_err(|_| PictureFault::Broken)?;
    let size = tree.size().to_int_size();
    let pixels = u64::from(size.width()) * u64::from(size.height());
    if let Some(fault) = PictureFault::of_size(size.width(), size.height()) {
        return Err(fault);
    }
    // A filter is computed anew for every band of rows that is painted.
    let bands = f64::from(size.height() / png::BAND + 1);
    let mut cost = Cost { whole: pixels as f64, bands, ..Cost::default() };
    cost.add(tree.root());
    if cost.is_too_much() { Err(PictureFault::Costly) } else { Ok((tree, relettered.load(Ordering::Relaxed))) }
}

/// Pictures inside the drawing itself are read, those on the disk are not. Lettering in a typeface that is not there is
/// noted in `relettered`.
fn options(relettered: Arc<AtomicBool>) -> Options<'static> {
    let inside = |mime: &str, data: Arc<Vec<u8>>, _: &Options<'_>| match mime {
        "image/png" => Some(ImageKind::PNG(data)),
        "image/jpeg" | "image/jpg" => Some(ImageKind::JPEG(data)),
        _ => None,
    };
    let image_href_resolver =
        ImageHrefResolver { resolve_data: Box::new(inside), resolve_string: Box::new(|_, _| None) };
    let usual = FontResolver::default_font_selector();
    let font_resolver = FontResolver {
        select_font: Box::new(move |font, fonts| {
            usual(font, fonts).or_else(|| {
                relettered.store(true, Ordering::Relaxed);
                let weight = Weight(font.weight());
                fonts.query(&Query { families: &[Family::Name(LETTERING)], weight, ..Query::default() })
            })
        }),
        select_fallback: FontResolver::default_fallback_selector(),
    };
    Options { fontdb: Arc::clone(png::fonts()), image_href_resolver, font_resolver, ..Options::default() }
}

fn ids<'d>(document: &'d Document<'_>) -> HashMap<&'d str, NodeId> {
    document.descendants().filter_map(|tag| Some((tag.attribute("id")?, tag.id()))).collect()
}

/// Counts the elements of a part of a document, with those it refers to: a `use` brings them along, a pattern is painted
/// with each shape it fills. What refers to itself counts as too much.
fn elements(tag: Tag<'_, '_>, ids: &HashMap<&str, NodeId>, known: &mut HashMap<NodeId, u64>, depth: u32) -> u64 {
    if let Some(count) = known.get(&tag.id()) {
        return *count;
    }
    if depth > 200 {
        return ELEMENTS + 1;
    }
    // Until it is known, an element that contains itself is beyond every bound.
    known.insert(tag.id(), ELEMENTS + 1);
    // A link for readers brings nothing along.
    let brings = tag.attributes().filter(|_| tag.tag_name().name() != "a");
    let named = brings.filter_map(|own| own.value().strip_prefix('#').or_else(|| own.value().split("url(#").nth(1)));
    let named = named.filter_map(|name| ids.get(name.split(')').next()?).copied());
    let brought = named.filter_map(|id| tag.document().get_node(id));
    let parts: Vec<Tag<'_, '_>> = tag.children().chain(brought).collect();
    let count = parts.into_iter().map(|own| elements(own, ids, known, depth + 1)).fold(1, u64::saturating_add);
    known.insert(tag.id(), count);
    count
}

/// What it takes to paint a drawing, in pixels.
#[derive(Default)]
struct Cost {
    /// The pixels of the whole drawing: no shape paints more.
    whole: f64,
    /// The number of bands it is painted in.
    bands: f64,
    /// The elements seen, as often as they are painted.
    seen: u64,
    /// The pixels that shapes and layers cover.
    painted: f64,
    /// The pixels that filters go through, and a tenth of those of pictures.
    filtered: f64,
}

impl Cost {
    fn is_too_much(&self) -> bool {
        self.seen > ELEMENTS || self.painted > PAINTED || self.filtered > FILTERED
    }

    fn add(&mut self, group: &Group) {
        for node in group.children() {
            self.seen += 1;
            if self.is_too_much() {
                return;
            }
            let covers = node.abs_layer_bounding_box();
            let area = covers.map_or(0.0, |own| f64::from(own.width()) * f64::from(own.height())).min(self.whole);
            match node {
                Node::Group(inner) => {
                    let steps: usize = inner.filters().iter().map(|filter| filter.primitives().len().max(1)).sum();
                    self.filtered += area * self.bands * steps as f64;
                    if inner.should_isolate() {
                        self.painted += area;
                    }
                    self.add(inner);
                }
                Node::Image(image) => {
                    let size = image.size();
                    self.filtered += f64::from(size.width()) * f64::from(size.height()) * self.bands / 10.0;
                }
                Node::Path(_) | Node::Text(_) => self.painted += area,
            }
            // Masks, clip paths and patterns.
            node.subroots(|root| self.add(root));
        }
    }
}
