//! A page is self-contained: nothing in it refers to another file or another machine.

use rules::project::Project;

use super::{captains_page, scenario_page, unpacked};
use crate::files::Bundled;

/// Returns the addresses in attributes and style sheets.
fn addresses(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (before, end) in
        [("href=\"", '"'), ("src=\"", '"'), ("url(", ')'), ("@import", ';'), ("srcset=\"", '"'), ("action=\"", '"')]
    {
        for (at, _) in text.match_indices(before) {
            let rest = &text[at + before.len()..];
            found.push(&rest[..rest.find(end).unwrap_or(rest.len())]);
        }
    }
    found
}

#[test]
fn no_address_leads_out_of_a_page() {
    let mission = scenario_page(&Project::load(&Bundled, "mission").unwrap());
    for page in [captains_page(), &mission] {
        let parts = unpacked(page);
        let mut texts = vec![page];
        texts.extend(parts["fine"].as_object().unwrap().values().filter_map(|own| own.as_str()));
        texts.extend([parts["symbols"].as_str(), parts["account"].as_str()].into_iter().flatten());
        let all: Vec<_> = texts.iter().flat_map(|text| addresses(text)).collect();
        assert!(all.len() > 6);
        for address in all {
            let own = address.starts_with('#') || address.starts_with("data:font/ttf;base64,");
            // The script builds internal links from these.
            assert!(own || address.starts_with('$'), "{address}");
        }
        // The SVG namespace is not an address, though it looks like one.
        let rest = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!rest.contains("http:") && !rest.contains("https:"));
        assert!(!rest.contains("fetch(") && !rest.contains("XMLHttpRequest") && !rest.contains("import("));
    }
}

#[test]
fn every_link_within_a_page_has_an_end() {
    let page = captains_page();
    let parts = unpacked(page);
    let account = parts["account"].as_str().unwrap();
    let whole = page.to_owned() + account + parts["symbols"].as_str().unwrap();
    let mut steps = 0;
    for address in addresses(&whole).into_iter().filter_map(|own| own.strip_prefix('#')) {
        if let Some(step) = address.strip_prefix("step-") {
            assert!(step.parse::<usize>().unwrap() < parts["steps"].as_array().unwrap().len());
            steps += 1;
        } else if !address.contains('$') {
            assert!(whole.contains(&format!("id=\"{address}\"")), "{address}");
        }
    }
    assert!(steps > 100);
}
