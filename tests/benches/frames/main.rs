//! The cost of a frame of the editor with the software renderer: 300 frames of each gesture, median and worst.
//!
//! **Counted:** the gesture's event, every resulting update of the program (edits, validator), the layout of the
//! window, painting tiles, drawing everything, and rasterising the pixels that differ from the previous frame into a
//! buffer, by the same damage rules as the window of the software renderer. **Not counted:** handing that buffer to the
//! display, waiting for the next event, the frame in which a map is first shown, which is reported separately, and the
//! frame in which a tool is selected.

mod gesture;
#[path = "../large_maps.rs"]
mod large_maps;
mod screen;

use std::path::PathBuf;
use std::time::Duration;

use bexar::gui::app::{App, Message};
use bexar::gui::keymap::Command;
use rules::map::MapDocument;
use rules::project::Project;
use rules::text;
use rules::words::Language;

use gesture::Gesture;
use screen::Screen;

/// The number of frames measured for each gesture.
const FRAMES: usize = 300;
/// The time a frame may take at 60 frames per second.
const LIMIT: Duration = Duration::from_millis(16);

fn main() {
    let project = Project::load(&bexar::files::Bundled, "alamo").expect("the bundled scenario loads");
    let folder = std::env::temp_dir().join(format!("bexar-frames-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room for a map");
    let file = |name: &str, map: &MapDocument| -> PathBuf {
        let file = folder.join(format!("{name}.map.ron"));
        std::fs::write(&file, text::write(map)).expect("there is room for a map");
        file
    };
    let walls = file("walls", &large_maps::walled(200));
    let tiled = file("tiled", &large_maps::tiled(&project, 200));
    say("window 1280 × 800, software renderer, 300 frames each, milliseconds; pixels: share of the window rasterised");
    say(
        "counted: event, updates, layout, tiles, drawing, damaged pixels; not counted: handing the buffer to the display",
    );
    say("");
    series("Alamo, whole", None, 0, false);
    series("Alamo, near", None, 8, false);
    for (name, file, erase) in [("200 × 200 walls", &walls, true), ("200 × 200 Alamos", &tiled, false)] {
        series(&format!("{name}, far"), Some(file.clone()), 0, erase);
        series(&format!("{name}, near"), Some(file.clone()), 12, erase);
    }
    // If this fails, only a few temporary files are left behind.
    drop(std::fs::remove_dir_all(&folder));
}

/// Measures every gesture on one map, zoomed in by `notches` from the view of the whole map.
fn series(name: &str, file: Option<PathBuf>, notches: u32, erase: bool) {
    let mut app = App::start(file, Language::English);
    let mut screen = Screen::new();
    for _ in 0..notches / 2 {
        drop(app.update(Message::Commanded(Command::ZoomIn)));
    }
    let first = screen.frame(&mut app, &[]);
    say(&format!("{name}: first frame {:.1}", millis(first.took)));
    screen.settle(&mut app);
    for gesture in Gesture::ALL {
        gesture.take_up(&mut app, erase);
        // The page of the tool opens once, before the gesture.
        screen.frame(&mut app, &[]);
        let mut took = Vec::with_capacity(FRAMES);
        let mut pixels = 0.0;
        for number in 0..FRAMES {
            let events = gesture.events(number, &mut app);
            let frame = screen.frame(&mut app, &events);
            took.push(frame.took);
            pixels += frame.damaged / FRAMES as f32;
        }
        let last = gesture.end();
        screen.frame(&mut app, &last);
        screen.settle(&mut app);
        let slow = took.iter().filter(|took| **took > LIMIT).count();
        let worst = (0..took.len()).max_by_key(|frame| took[*frame]).unwrap_or(0);
        took.sort_unstable();
        say(&format!(
            "  {:<16} median {:>5.1}   worst {:>5.1} (frame {worst:>3})   over 16: {:>3}   pixels {:>3.0} %",
            gesture.name(),
            millis(took[took.len() / 2]),
            millis(took[took.len() - 1]),
            slow,
            pixels * 100.0,
        ));
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

#[expect(clippy::print_stdout, reason = "a bench says what it has measured")]
fn say(line: &str) {
    println!("{line}");
}
