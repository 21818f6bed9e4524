//! Tests of a page in a browser. Without Chromium the test says so and passes.

use std::collections::BTreeMap;
use std::process::Command;

use super::{captains_game, captains_page, unpacked};

/// The browsers to try.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Returns the page at an address after its script has run, in a browser without network access if the system supports
/// that.
fn shown(browser: &str, address: &str) -> Option<String> {
    let folder = tempfile::tempdir().ok()?;
    let arguments = [
        "--headless=new".to_owned(),
        "--no-sandbox".to_owned(),
        "--disable-gpu".to_owned(),
        "--virtual-time-budget=20000".to_owned(),
        format!("--user-data-dir={}", folder.path().display()),
        "--dump-dom".to_owned(),
        address.to_owned(),
    ];
    let alone = Command::new("unshare").args(["-n", browser]).args(&arguments).output();
    let output = match alone {
        Ok(output) if output.status.success() => output,
        _ => Command::new(browser).args(&arguments).output().ok()?,
    };
    String::from_utf8(output.stdout).ok()
}

#[test]
fn a_link_to_a_step_shows_that_step() {
    let there = |browser: &&str| Command::new(browser).arg("--version").output().is_ok_and(|own| own.status.success());
    let Some(browser) = BROWSERS.into_iter().find(there) else {
        eprintln!("skipped: no Chromium");
        return;
    };
    let (page, log) = (captains_page(), &captains_game().log);
    let parts = unpacked(page);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.html");
    std::fs::write(&path, page).unwrap();
    for step in [log.entries.len() / 2, log.entries.len()] {
        let Some(dom) = shown(browser, &format!("file://{}#step-{step}", path.display())) else {
            eprintln!("skipped: {browser} does not start");
            return;
        };
        let mut stacks: BTreeMap<u64, u64> = BTreeMap::new();
        for change in parts["steps"].as_array().unwrap()[..=step].iter().filter_map(|own| own["s"].as_array()).flatten()
        {
            match change[1].as_u64() {
                Some(now) => stacks.insert(change[0].as_u64().unwrap(), now),
                None => stacks.remove(&change[0].as_u64().unwrap()),
            };
        }
        assert_eq!(dom.matches("data-hex=\"").count(), stacks.len(), "step {step}");
        for (place, stack) in stacks {
            let hex = parts["hexes"][place as usize][0].as_str().unwrap();
            let own = dom.split_once(&format!("data-hex=\"{hex}\"")).unwrap_or_else(|| panic!("step {step}: {hex}")).1;
            let own = own.split_once("data-hex=\"").map_or(own, |(own, _)| own);
            let laid = parts["stacks"][stack as usize]["v"][0].as_array().unwrap();
            for used in laid {
                let [symbol, x, y] = [0, 1, 2].map(|at| used[at].as_f64().unwrap());
                let drawn = format!("<use href=\"#c{symbol}\" x=\"{x}\" y=\"{y}\">");
                assert!(own.contains(&drawn), "step {step}, {hex}: {drawn}");
            }
        }
        assert!(dom.contains(&format!("{step} / {}", log.entries.len())), "step {step}");
    }
}
