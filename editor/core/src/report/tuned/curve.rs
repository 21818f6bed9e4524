//! A chart of how the share varies with the value.

use rules::phrase::Phrase;
use rules::playtest::Interval;

use super::{Tuned, figure_value};
use crate::report::{Chart, Section, Share};
use crate::words::Voice;

/// Returns a chart of the candidates of a search for one figure, with their shares and the confirmed ones; `None` for
/// a search for several figures.
///
/// `called` is the name of the figure in words.
#[must_use]
pub fn section(tuned: &Tuned<'_>, called: &str, voice: &Voice) -> Option<Section> {
    let [name] = tuned.figures else { return None };
    let percent = |own: Interval| (own.share * 100.0, (own.low * 100.0, own.high * 100.0));
    let point = |values: &[i32], interval: Interval, fresh: bool| {
        let value = values.first().copied().unwrap_or_default();
        let (share, interval) = percent(interval);
        Share { at: value, name: figure_value(name, value, voice), share, interval, fresh }
    };
    let played = tuned.answer.tried.iter().filter(|own| own.playable && own.walk.tries > 0);
    let mut shares: Vec<Share> = played.map(|own| point(&own.values, own.interval, false)).collect();
    shares.extend(tuned.answer.confirmed.iter().map(|own| point(&own.values, own.interval(), true)));
    let target = tuned.search.target;
    let band = ((target.share - target.within) * 100.0, (target.share + target.within) * 100.0);
    let [texan, mexican] = tuned.players.each_ref().map(|name| voice.player(name));
    let who = Phrase::new("report-who").count("games", usize::try_from(tuned.answer.games).unwrap_or(usize::MAX));
    let up = voice.say(&Phrase::new("tuned-up").word("side", super::side_word(tuned.side)));
    Some(Section {
        id: "tuned".to_owned(),
        title: name.clone(),
        unit: up.clone(),
        who: voice.say(&who.with("texan", texan).with("mexican", mexican)),
        chart: Some(Chart::Shares { across: called.to_owned(), up, band, ordered: tuned.search.ordered, shares }),
        table: None,
        lists: Vec::new(),
    })
}
