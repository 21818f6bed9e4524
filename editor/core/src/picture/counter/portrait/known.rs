//! The appearance of leaders: historical ones follow their portraits, all others are random.

use super::{Beard, Coat, Hair, Hat, Portrait};
use rules::side::Side;

/// The leaders of 1836, by the names on their counters, drawn after their portraits and ranks.
const KNOWN: [(&str, Portrait); 13] = [
    ("Travis", man(Hat::None, Hair::Short, 2, Beard::Whiskers, Coat::Uniform)),
    ("Bowie", man(Hat::None, Hair::Short, 3, Beard::Whiskers, Coat::Frock)),
    ("Crockett", man(Hat::Coonskin, Hair::Long, 1, Beard::None, Coat::Hunting)),
    ("Santa Anna", man(Hat::Cocked, Hair::Short, 0, Beard::None, Coat::Uniform)),
    ("Cos", man(Hat::Cocked, Hair::Short, 1, Beard::Whiskers, Coat::Uniform)),
    ("Duque", man(Hat::Shako, Hair::Short, 0, Beard::Moustache, Coat::Uniform)),
    ("Castrillón", man(Hat::None, Hair::Short, 4, Beard::Moustache, Coat::Uniform)),
    ("Romero", man(Hat::Cocked, Hair::Short, 0, Beard::Full, Coat::Uniform)),
    ("Salas", man(Hat::None, Hair::Bald, 0, Beard::Whiskers, Coat::Uniform)),
    ("Morales", man(Hat::Shako, Hair::Short, 1, Beard::Whiskers, Coat::Uniform)),
    ("Miñón", man(Hat::Forage, Hair::Short, 0, Beard::Moustache, Coat::Uniform)),
    ("Amador", man(Hat::None, Hair::Bald, 4, Beard::Full, Coat::Uniform)),
    ("Amat", man(Hat::Shako, Hair::Short, 0, Beard::Full, Coat::Uniform)),
];

const fn man(hat: Hat, hair: Hair, shade: usize, beard: Beard, coat: Coat) -> Portrait {
    Portrait { hat, hair, shade, beard, coat }
}

/// Returns the portrait of a leader.
pub(in crate::picture::counter) fn of_leader(name: &str, side: Side) -> Portrait {
    let known = KNOWN.iter().find(|(own, _)| *own == name).map(|(_, portrait)| *portrait);
    known.unwrap_or_else(|| unknown(name, side))
}

fn unknown(name: &str, side: Side) -> Portrait {
    let sum = name.bytes().fold(7usize, |sum, byte| (sum * 31 + usize::from(byte)) % 1_000_003);
    let of = |choices: usize, from: usize| sum / from % choices;
    let (hats, coats) = match side {
        Side::Texan => ([Hat::Broad, Hat::None, Hat::Tall, Hat::Coonskin], [Coat::Frock, Coat::Hunting]),
        Side::Mexican => ([Hat::Cocked, Hat::Shako, Hat::None, Hat::Forage], [Coat::Uniform, Coat::Uniform]),
    };
    let beards = [Beard::None, Beard::Moustache, Beard::Whiskers, Beard::Full];
    let hairs = [Hair::Short, Hair::Short, Hair::Long, Hair::Bald];
    man(hats[of(4, 1)], hairs[of(4, 4)], of(5, 16), beards[of(4, 80)], coats[of(2, 320)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_leaders_of_history_look_the_same() {
        for (at, (name, one)) in KNOWN.iter().enumerate() {
            for (other, two) in &KNOWN[at + 1..] {
                assert_ne!(one, two, "{name} {other}");
            }
        }
    }

    #[test]
    fn a_leader_without_a_painter_always_looks_the_same() {
        for side in [Side::Texan, Side::Mexican] {
            assert_eq!(of_leader("Nobody", side), of_leader("Nobody", side));
        }
        assert_ne!(of_leader("Seguín", Side::Texan), of_leader("Dickinson", Side::Texan));
    }
}
