//! Text widths, for line breaking and bounds without opening a font.
//!
//! The widths are those of the built-in typefaces, which are the picture's first choice.

use super::shape::{Typeface, Weight};

/// The height of a capital letter of the sans-serif face, as a fraction of the font size.
pub const CAPITAL: f32 = 0.711;

/// The height of a capital letter of the serif face, as a fraction of the font size.
const SERIF_CAPITAL: f32 = 0.65;

/// The depth of descenders such as that of `g`, as a fraction of the font size.
pub const DESCENT: f32 = 0.24;

/// The advance widths of the characters from space to tilde, in thousandths of the font size, for the regular
/// sans-serif face.
#[rustfmt::skip]
const PLAIN: [u16; 95] = [
    229, 246, 320, 548, 494, 633, 544, 175, 314, 319, 431, 497, 197, 248, 264, 371, 494, 494, 494, 494, 494, 494, 494, 494,
    494, 494, 233, 203, 446, 479, 460, 422, 769, 577, 546, 567, 571, 497, 481, 591, 620, 250, 483, 545, 476, 755, 620, 601,
    554, 601, 531, 519, 521, 562, 561, 762, 551, 525, 523, 250, 370, 250, 371, 405, 309, 479, 493, 462, 496, 469, 316, 493,
    483, 229, 224, 451, 229, 753, 484, 502, 493, 500, 305, 456, 296, 483, 428, 650, 439, 417, 439, 307, 244, 307, 589,
];

/// The advance widths of the bold sans-serif face, in the same units as [`PLAIN`].
#[rustfmt::skip]
const BOLD: [u16; 95] = [
    230, 261, 321, 527, 506, 639, 579, 162, 323, 324, 454, 475, 246, 363, 292, 331, 506, 506, 506, 506, 506, 506, 506, 506,
    506, 506, 274, 255, 447, 503, 454, 448, 766, 598, 562, 570, 565, 491, 476, 585, 614, 271, 491, 553, 479, 758, 612, 604,
    569, 604, 554, 540, 543, 571, 578, 749, 560, 543, 530, 264, 381, 264, 391, 400, 332, 471, 495, 460, 496, 479, 328, 503,
    492, 252, 246, 479, 252, 742, 492, 498, 495, 497, 332, 454, 307, 492, 449, 633, 453, 446, 453, 298, 253, 298, 557,
];

/// The advance widths of the serif face with small capitals, in the same units as [`PLAIN`].
#[rustfmt::skip]
const CAPITALS: [u16; 95] = [
    200, 317, 341, 500, 490, 767, 820, 210, 347, 348, 372, 622, 260, 306, 262, 431, 539, 321, 454, 404, 524, 391, 521, 492,
    484, 498, 280, 260, 622, 622, 622, 419, 781, 724, 610, 672, 786, 567, 544, 761, 842, 372, 332, 713, 616, 933, 802, 795,
    584, 838, 745, 497, 702, 770, 704, 948, 739, 610, 635, 405, 431, 405, 532, 532, 311, 581, 541, 592, 635, 512, 473, 626,
    672, 347, 347, 600, 502, 739, 632, 648, 502, 658, 572, 462, 582, 632, 582, 822, 592, 542, 542, 405, 292, 405, 532,
];

/// Returns the width of one line of text in the sans-serif face.
#[must_use]
pub fn width(text: &str, size: f32, weight: Weight) -> f32 {
    width_in(Typeface::Sans, text, size, weight)
}

/// Returns the width of one line of text in a typeface. The serif face has only one weight.
#[must_use]
pub fn width_in(typeface: Typeface, text: &str, size: f32, weight: Weight) -> f32 {
    let table = match (typeface, weight) {
        (Typeface::Serif, _) => &CAPITALS,
        (Typeface::Sans, Weight::Plain) => &PLAIN,
        (Typeface::Sans, Weight::Bold) => &BOLD,
    };
    let advance = |c: char| {
        let index = u32::from(plain_letter(c)).wrapping_sub(32) as usize;
        // A character outside the table gets a width of a full em.
        table.get(index).copied().unwrap_or(1000)
    };
    text.chars().map(|c| f32::from(advance(c))).sum::<f32>() * size / 1000.0
}

/// Returns the height of a capital letter of a typeface, as a fraction of the font size.
#[must_use]
pub const fn capital(typeface: Typeface) -> f32 {
    match typeface {
        Typeface::Sans => CAPITAL,
        Typeface::Serif => SERIF_CAPITAL,
    }
}

/// Returns the letter without its accent; French punctuation maps to a character of the same width.
fn plain_letter(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' | '–' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'À' | 'Â' | 'Á' | 'Ä' => 'A',
        'Ç' => 'C',
        'È' | 'É' | 'Ê' | 'Ë' => 'E',
        'Î' | 'Ï' | 'Í' => 'I',
        'Ô' | 'Ó' | 'Ö' | '…' => 'O',
        'Ù' | 'Û' | 'Ú' | 'Ü' => 'U',
        'œ' | 'Œ' | '—' => 'M',
        '’' | '‘' => ',',
        '“' | '”' => '"',
        '\u{a0}' | '\u{202f}' | '\u{2009}' | '·' => ' ',
        '×' | '−' | '±' => '+',
        '«' | '»' => '<',
        '•' => '-',
        other => other,
    }
}

/// Breaks a text into lines no wider than `room`; a single wider word stays whole.
#[must_use]
pub fn lines(text: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
    lines_in(Typeface::Sans, text, size, weight, room)
}

/// Breaks a text in a typeface into lines no wider than `room`; a single wider word stays whole.
#[must_use]
pub fn lines_in(typeface: Typeface, text: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width_in(typeface, &format!("{line} {word}"), size, weight) <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_lose_no_word() {
        let text = "Quartiers des soldats, près de l’hôpital et de la très longue poudrière";
        let broken = lines(text, 10.0, Weight::Plain, 90.0);
        assert_eq!(broken.join(" "), text);
        assert!(broken.len() > 2);
        for line in &broken {
            assert!(width(line, 10.0, Weight::Plain) <= 90.0, "{line}");
        }
        assert_eq!(lines("poudrière", 10.0, Weight::Plain, 5.0), ["poudrière"]);
        assert_eq!(lines("", 10.0, Weight::Bold, 5.0), Vec::<String>::new());
    }

    #[test]
    fn bold_is_wider_and_accents_change_nothing() {
        assert!(width("Église", 10.0, Weight::Bold) > width("Église", 10.0, Weight::Plain));
        assert_eq!(width("Église", 10.0, Weight::Plain).to_bits(), width("Eglise", 10.0, Weight::Plain).to_bits());
    }
}
