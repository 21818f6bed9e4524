//! Tests of signs: each is distinguishable without colour and stays on its tag.

use super::*;
use crate::picture::Theme;
use crate::picture::shape::ShapeForm;

fn sign(icon: &str) -> Sign {
    Sign { icon: icon.to_owned(), count: None, says: Words::default() }
}

fn drawn(icon: &str, view: &View) -> Vec<Shape> {
    let mut pen = Pen::new(Layer::Counters, Place::Sheet);
    tag(&mut pen, Point::default(), &sign(icon), view);
    pen.done()
}

#[test]
fn every_icon_of_the_list_is_a_drawing_of_its_own() {
    let view = View::default();
    let forms: Vec<Vec<ShapeForm>> =
        ICONS.iter().map(|icon| drawn(icon, &view).into_iter().map(|shape| shape.form).collect()).collect();
    for (at, icon) in ICONS.iter().enumerate() {
        assert!(!forms[at].iter().any(|form| matches!(form, ShapeForm::Text(_))), "{icon} is drawn, not written");
        assert!(!forms[..at].contains(&forms[at]), "{icon} looks like another");
    }
    let letter = drawn("banner", &view);
    assert!(letter.iter().any(|shape| matches!(&shape.form, ShapeForm::Text(text) if text.content == "B")));
}

#[test]
fn a_sign_stays_on_its_tag() {
    for theme in [Theme::Light, Theme::Dark] {
        let view = View { theme, ..View::default() };
        let tag = Rect::new(Point::default(), Point::default()).grown(HALF + 1.0);
        for icon in ICONS {
            for shape in drawn(icon, &view) {
                assert!(tag.contains(shape.bounds), "{icon}: {:?}", shape.bounds);
            }
        }
    }
}
