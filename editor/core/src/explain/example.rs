//! The examples on the page of a lint: assembles its fenced blocks of RON into projects.
//!
//! All `ron bad` blocks of a page together make one project (a map, plus a correction or variants if the lint is
//! about those), and so do its `ron good` blocks. The first line of a block sets parameters of the rulebook:
//! `entry_areas=1 entry_area_hexes=2`; without it the rulebook asks for no entry areas, so that an example shows only
//! its own subject. With `around=mission` the blocks replace the same parts of that bundled scenario; a correction or
//! variant marked `off` is switched off. With `rules=alamo` the rulebook is that of a bundled scenario, with
//! `system=knapp` an empty one of that game system. A block that begins with the name of a list of the rulebook, such
//! as `siege: [`, or with `pieces: [`, replaces only that list; of parameters, regions and gun sites only those it
//! names are replaced.

use rules::correction::Correction;
use rules::counters::CounterMix;
use rules::map::MapDocument;
use rules::project::{LoadedCorrection, LoadedVariant, MapOnFile, Project};
use rules::provenance::Provenance;
use rules::rulebook::{ParameterValue, Rulebook, Setting, System};
use rules::scenario::Scenario;
use rules::text::{self, Document};
use rules::variant::Variant;

use crate::files::Bundled;

/// Returns the sections of a page, each as its heading and its text.
#[must_use]
pub fn sections(page: &str) -> Vec<(&str, &str)> {
    page.split("\n## ").skip(1).map(|section| section.split_once('\n').unwrap_or((section, ""))).collect()
}

/// Returns the fenced blocks of a section with this mark, `bad` or `good`, each as the rest of its first line and its
/// text.
#[must_use]
pub fn blocks<'a>(section: &'a str, mark: &str) -> Vec<(&'a str, &'a str)> {
    let parts = section.split("\n```ron ").skip(1).filter_map(|part| part.split_once('\n'));
    let closed = parts.filter_map(|(first, rest)| Some((first, rest.split_once("\n```\n")?.0)));
    closed.filter_map(|(first, body)| Some((first.strip_prefix(mark)?.trim(), body))).collect()
}

/// Returns the marked blocks of a section as one text, each preceded by its rulebook settings.
#[must_use]
pub fn text(section: &str, mark: &str) -> String {
    let block = |(settings, body): (&str, &str)| {
        let named = settings.split_whitespace().filter(|setting| !setting.starts_with("around="));
        let lines: Vec<_> = named.map(|setting| setting.replace('=', ": ")).chain([body.to_owned()]).collect();
        lines.join("\n") + "\n"
    };
    blocks(section, mark).into_iter().map(block).collect()
}

/// Builds the project from the marked blocks of a section.
///
/// # Errors
///
/// Returns a message in English if the section has no such block, a block does not parse, or a scenario it names does
/// not load.
pub fn project(section: &str, mark: &str) -> Result<Project, String> {
    let blocks = blocks(section, mark);
    if blocks.is_empty() {
        return Err(format!("no `ron {mark}` block"));
    }
    let around = blocks.iter().find_map(|(settings, _)| settings.strip_prefix("around=")?.split_whitespace().next());
    let mut project = around.map(bundled).transpose()?.unwrap_or_default();
    let mut wanted = if around.is_none() { vec![("setup.entry_areas".to_owned(), 0)] } else { Vec::new() };
    for (settings, body) in blocks {
        for setting in settings.split_whitespace().filter(|setting| !setting.starts_with("around=")) {
            let Some((name, value)) = setting.split_once('=') else { continue };
            if name == "rules" {
                project.rulebook = bundled(value)?.rulebook;
                continue;
            }
            if name == "system" {
                let system = System::ALL.into_iter().find(|own| own.name() == value);
                let system = system.ok_or_else(|| format!("no game system `{value}`"))?;
                project.rulebook = Rulebook { system, ..Rulebook::default() };
                wanted.clear();
                continue;
            }
            let name = if name.contains('.') { name.to_owned() } else { format!("setup.{name}") };
            wanted.retain(|(other, _)| *other != name);
            wanted.push((name, value.parse().map_err(|_| format!("`{setting}` sets no number"))?));
        }
        match list_of(body) {
            Some("pieces") => project.counters.pieces = part::<CounterMix>(body, "Counters", "")?.pieces,
            Some(list @ ("regions" | "gun_sites")) => set_on_map(&mut project, list, body)?,
            Some(list) => set_list(&mut project.rulebook, list, body)?,
            None => put(&mut project, settings, body)?,
        }
    }
    project.rulebook.parameters.retain(|own| wanted.iter().all(|(name, _)| *name != own.name));
    let stated = |(name, value)| Setting { name, value: ParameterValue::Number(value), by: Provenance::default() };
    project.rulebook.parameters.extend(wanted.into_iter().map(stated));
    project.correct();
    project.look_for_scan(&Bundled);
    // A pinned example is opened with its own map.
    if project.map_on_file.fingerprint().is_empty() && !project.scenario.map_fingerprint.is_empty() {
        project.map_on_file = MapOnFile::new(project.base_map().clone());
    }
    Ok(project)
}

fn bundled(name: &str) -> Result<Project, String> {
    Project::load(&Bundled, name).map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        format!("{name}: {}", errors.join(", "))
    })
}

/// Parses a document of an example; it must have a title in both languages.
///
/// # Errors
///
/// Returns a message in English about what is wrong with it.
pub fn document<D: Document>(body: &str) -> Result<D, String> {
    let document: D = text::read(body).map_err(|error| error.to_string())?;
    let translated = !document.title().fr.is_empty();
    translated.then_some(document).ok_or_else(|| "the example has no French title".to_owned())
}

/// Returns the name of the rulebook list that a block consists of; `None` if it is something else.
fn list_of(body: &str) -> Option<&str> {
    let (list, _) = body.split_once(": [")?;
    (!list.contains(|c: char| c.is_whitespace() || c == '(')).then_some(list)
}

/// Puts a whole document into its place in the project.
fn put(project: &mut Project, settings: &str, body: &str) -> Result<(), String> {
    let on = !settings.contains("off");
    match text::kind(body) {
        Some("Map") => project.set_base_map(document::<MapDocument>(body)?),
        Some("Scenario") => {
            project.scenario = document::<Scenario>(body)?;
            project.map_on_file = MapOnFile::default();
        }
        Some("Counters") => project.counters = document::<CounterMix>(body)?,
        Some("Rulebook") => project.rulebook = document::<Rulebook>(body)?,
        Some("Correction") => project.corrections.push(LoadedCorrection {
            name: if project.corrections.is_empty() { "example" } else { "second example" }.to_owned(),
            document: document::<Correction>(body)?,
            on,
            conflict: None,
        }),
        Some("Variant") => {
            let own = LoadedVariant::off("example".to_owned(), document::<Variant>(body)?);
            project.variants.push(LoadedVariant { on, ..own });
        }
        other => return Err(format!("an example of kind `{}`", other.unwrap_or_default())),
    }
    Ok(())
}

/// Parses a list of an example as a document with only that list and the mandatory fields.
fn part<D: Document>(body: &str, kind: &str, needs: &str) -> Result<D, String> {
    let head = r#"format: 1, title: (en: "List", fr: "Liste"), by: Reconstructed("an example"),"#;
    document(&format!("{kind}({head}\n{needs}{}\n)", body.trim_end()))
}

/// Adds the regions or gun sites of an example to the map, replacing those of the same name.
fn set_on_map(project: &mut Project, list: &str, body: &str) -> Result<(), String> {
    let example = part::<MapDocument>(body, "Map", "grid: (columns: 1, rows: 1),\n")?;
    let mut map = project.base_map().clone();
    if list == "regions" {
        map.regions.retain(|own| example.regions.iter().all(|other| other.id != own.id));
        map.regions.extend(example.regions);
        map.regions.sort();
    } else {
        map.gun_sites.retain(|own| example.gun_sites.iter().all(|other| other.at != own.at));
        map.gun_sites.extend(example.gun_sites);
        map.gun_sites.sort_by_key(|own| own.at);
    }
    project.set_base_map(map);
    Ok(())
}

/// Replaces a list of a rulebook by that of an example.
fn set_list(rulebook: &mut Rulebook, list: &str, body: &str) -> Result<(), String> {
    let needed = ["terrain", "combat_rows", "combat_results"].into_iter().filter(|other| *other != list);
    let empty = needed.map(|other| format!("{other}: [],")).collect::<Vec<_>>().join("\n");
    let head = r#"format: 1, title: (en: "List", fr: "Liste"), by: Reconstructed("an example"), system: alamo,"#;
    let example: Rulebook = document(&format!("Rulebook({head}\n{empty}{}\n)", body.trim_end()))?;
    match list {
        "parameters" => {
            let stated = |name: &str| example.parameters.iter().any(|setting| setting.name == name);
            rulebook.parameters.retain(|setting| !stated(&setting.name));
            rulebook.parameters.extend(example.parameters);
            rulebook.parameters.sort();
        }
        "terrain" => rulebook.terrain = example.terrain,
        "combat_rows" => rulebook.combat_rows = example.combat_rows,
        "combat_results" => rulebook.combat_results = example.combat_results,
        "withdrawal" => rulebook.withdrawal = example.withdrawal,
        "victory" => rulebook.victory = example.victory,
        "siege" => rulebook.siege = example.siege,
        other => return Err(format!("a rulebook has no list `{other}`")),
    }
    Ok(())
}
