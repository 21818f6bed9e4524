//! The visible difference between two pictures.

use image::{Rgb, RgbImage};

/// The tolerance for each colour channel, of 255: anti-aliasing differs between processors.
const NEAR: u8 = 40;
/// The number of pixels in ten thousand that may exceed the tolerance.
const FEW: usize = 2;

/// Returns a picture of the difference: equal pixels are pale, others red. `None` if the pictures are equal within the
/// tolerance.
pub(super) fn between(want: &RgbImage, got: &RgbImage) -> Option<RgbImage> {
    let (width, height) = (want.width().max(got.width()), want.height().max(got.height()));
    let mut other = 0;
    let difference = RgbImage::from_fn(width, height, |x, y| {
        let [want, got] = [want, got].map(|image| image.get_pixel_checked(x, y));
        if let (Some(want), Some(got)) = (want, got)
            && want.0.iter().zip(got.0).all(|(want, got)| want.abs_diff(got) <= NEAR)
        {
            return Rgb(got.0.map(|own| 191 + own / 4));
        }
        other += 1;
        Rgb([208, 0, 32])
    });
    let most = (width * height) as usize * FEW / 10_000;
    (want.dimensions() != got.dimensions() || other > most).then_some(difference)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shade_is_no_difference_and_a_line_is_one() {
        let paper = RgbImage::from_pixel(100, 100, Rgb([240, 230, 200]));
        assert_eq!(between(&paper, &RgbImage::from_pixel(100, 100, Rgb([230, 240, 190]))), None);
        assert!(between(&paper, &RgbImage::from_pixel(100, 99, Rgb([240, 230, 200]))).is_some());
        let mut drawn = paper.clone();
        (10..40).for_each(|x| drawn.put_pixel(x, 50, Rgb([40, 40, 40])));
        let difference = between(&paper, &drawn).expect("a line is seen");
        assert_eq!(difference.get_pixel(20, 50), &Rgb([208, 0, 32]));
        assert_ne!(difference.get_pixel(20, 51), &Rgb([208, 0, 32]));
    }
}
