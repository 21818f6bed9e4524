//! How wide a text will be, so that lines can be broken and bounds known without opening a font.
//!
//! The widths are those of `DejaVu Sans`, the first font the picture asks for; the fonts behind it are narrower or equal.

use super::shape::Weight;

/// Height of a capital letter, in parts of the size of the letters.
pub const CAPITAL: f32 = 0.73;

/// How far letters such as `g` hang below the line, in parts of the size of the letters.
pub const DESCENT: f32 = 0.24;

/// Advance of the characters from space to tilde in thousandths of the size, plain letters.
#[rustfmt::skip]
const PLAIN: [u16; 95] = [
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636, 636,
    636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
    603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
    634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838,
];

/// The same for bold letters.
#[rustfmt::skip]
const BOLD: [u16; 95] = [
    348, 456, 521, 838, 696, 1002, 872, 306, 457, 457, 523, 838, 380, 415, 380, 365, 696, 696, 696, 696, 696, 696, 696, 696,
    696, 696, 400, 400, 838, 838, 838, 580, 1000, 774, 762, 734, 830, 683, 683, 821, 837, 372, 372, 775, 637, 995, 837, 850,
    733, 850, 770, 720, 682, 812, 774, 1103, 771, 724, 725, 457, 365, 457, 838, 500, 500, 675, 716, 593, 716, 678, 435, 716,
    712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493, 595, 478, 712, 652, 924, 645, 652, 582, 712, 365, 712, 838,
];

/// Width of one line of text in letters of this size.
#[must_use]
pub fn width(text: &str, size: f32, weight: Weight) -> f32 {
    let table = match weight {
        Weight::Plain => &PLAIN,
        Weight::Bold => &BOLD,
    };
    let advance = |c: char| {
        let index = u32::from(plain_letter(c)).wrapping_sub(32) as usize;
        // A letter of another script: as wide as the widest.
        table.get(index).copied().unwrap_or(1000)
    };
    text.chars().map(|c| f32::from(advance(c))).sum::<f32>() * size / 1000.0
}

/// The letter without its accent; the marks French uses map to one of the same width.
fn plain_letter(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'À' | 'Â' | 'Á' | 'Ä' => 'A',
        'Ç' => 'C',
        'È' | 'É' | 'Ê' | 'Ë' => 'E',
        'Î' | 'Ï' | 'Í' => 'I',
        'Ô' | 'Ó' | 'Ö' => 'O',
        'Ù' | 'Û' | 'Ú' | 'Ü' => 'U',
        'œ' | 'Œ' | '—' => 'M',
        '’' | '‘' => ',',
        '“' | '”' | '–' => '"',
        '\u{a0}' | '\u{202f}' | '·' => ' ',
        other => other,
    }
}

/// Breaks a text into lines no wider than `room`; a single word that is wider stays whole.
#[must_use]
pub fn lines(text: &str, size: f32, weight: Weight, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if width(&format!("{line} {word}"), size, weight) <= room => {
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
