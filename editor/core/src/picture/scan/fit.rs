//! Placement of a scan under a map by its anchors: least squares.
//!
//! One anchor moves the scan, two also rotate and scale it, three or more also stretch it. The quantity minimized is
//! the sum of the squared residuals: a residual is the distance, in pixels of the scan, between the scan's point of an
//! anchor and the image of the map's point.

use super::Affine;

/// The number of anchors from which on the fit may miss them.
pub const REDUNDANT: usize = 4;
/// The number of anchors from which on a wrong one stands out: among four, any could be the wrong one.
pub const TELLING: usize = 5;

/// The factor by which an anchor's residual must exceed what the others suggest before it is called wrong.
const OUTSTANDING: f64 = 8.0;

/// The distance by which an anchor must be missed to be called wrong, in map units: a twentieth of a hex.
const WRONG: f64 = 5.0;

/// The distance below which points count as one, in map units or pixels.
const ONE: f64 = 0.5;
/// The ratio of spread across to spread along below which points count as lying on a line.
const THIN: f64 = 0.02;

/// An anchor as a pair of points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnchorPair {
    /// The point on the map, in map units.
    pub map: [f64; 2],
    /// The point on the scan, in pixels.
    pub scan: [f64; 2],
}

/// The reasons anchors do not determine a placement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FitError {
    /// These two anchors share a point of the map or of the scan.
    Doubled(usize, usize),
    /// All anchors lie on one line.
    OnOneLine,
    /// The anchors would mirror the scan.
    Mirrored,
}

/// The placement of a scan.
#[derive(Debug, Clone, PartialEq)]
pub struct Fit {
    /// The map from points of the map to points of the scan.
    pub place: Affine,
    /// The residual of each anchor, in pixels of the scan.
    pub residuals: Vec<f64>,
    /// The amount by which the sum of squares would shrink without each anchor.
    weights: Vec<f64>,
}

impl Fit {
    /// Returns the root mean square of the residuals, in pixels of the scan.
    #[must_use]
    pub fn residual(&self) -> f64 {
        let count = self.residuals.len().max(1) as f64;
        (self.residuals.iter().map(|own| own * own).sum::<f64>() / count).sqrt()
    }

    /// Returns the anchor that disagrees with the others, which fit best without it; `None` if there are too few
    /// anchors to tell, or if it is missed by no more than a trembling hand explains.
    ///
    /// It need not be the one with the largest residual: a wrong anchor at the edge pulls the fit towards itself.
    #[must_use]
    pub fn doubtful(&self) -> Option<usize> {
        if self.residuals.len() < TELLING {
            return None;
        }
        let weighed = self.weights.iter().enumerate();
        let (at, weight) = weighed.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        // An anchor has two coordinates; the placement uses up six of those of the others.
        let rest = self.residuals.iter().map(|own| own * own).sum::<f64>() - weight;
        let free = (2 * (self.residuals.len() - 1)) as f64 - 6.0;
        let wrong = weight.sqrt() > WRONG * self.place.scale();
        (wrong && weight / 2.0 > OUTSTANDING * rest.max(0.0) / free).then_some(at)
    }
}

/// Returns the placement of a scan that fits its anchors best; `start` is its placement without any.
///
/// # Errors
///
/// Returns an error if the anchors do not determine a placement.
pub fn fit(pairs: &[AnchorPair], start: Affine) -> Result<Fit, FitError> {
    if let Some((a, b)) = doubled(pairs) {
        return Err(FitError::Doubled(a, b));
    }
    let cloud = Cloud::new(pairs);
    if pairs.len() > 2 && (is_thin(cloud.map) || is_thin(cloud.scan)) {
        return Err(FitError::OnOneLine);
    }
    let place = match pairs {
        [] => start,
        [one] => start.moved(one.map, one.scan),
        [_, _] => cloud.similar(),
        [_, _, _, ..] => cloud.affine(),
    };
    if place.determinant() <= 0.0 {
        return Err(FitError::Mirrored);
    }
    let residuals: Vec<_> = pairs.iter().map(|pair| missed(&place, pair)).collect();
    let weights = pairs.iter().zip(&residuals).map(|(pair, own)| own * own / (1.0 - cloud.leverage(pair)).max(1e-9));
    Ok(Fit { place, weights: weights.collect(), residuals })
}

/// Returns the placement of a scan as determined by its anchors, falling back to fewer anchors if they are
/// inconsistent.
#[must_use]
pub fn best(pairs: &[AnchorPair], start: Affine) -> Affine {
    if let Ok(fit) = fit(pairs, start) {
        return fit.place;
    }
    let apart = pairs.iter().filter(|pair| pairs.first().is_some_and(|first| !is_one(first, pair)));
    let two: Vec<_> = pairs.first().into_iter().chain(apart.take(1)).copied().collect();
    // Two distinct points always determine a placement, and so does one.
    fit(&two, start).map_or(start, |fit| fit.place)
}

fn missed(place: &Affine, pair: &AnchorPair) -> f64 {
    distance(place.map(pair.map), pair.scan)
}

fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

fn is_one(a: &AnchorPair, b: &AnchorPair) -> bool {
    distance(a.map, b.map) < ONE || distance(a.scan, b.scan) < ONE
}

fn doubled(pairs: &[AnchorPair]) -> Option<(usize, usize)> {
    let mut all = (0..pairs.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    all.find(|(a, b)| is_one(&pairs[*a], &pairs[*b]))
}

/// Anchors relative to their centroid, with the sums least squares needs.
struct Cloud {
    /// The number of anchors.
    count: f64,
    /// The centroids of their points on map and scan.
    middle: AnchorPair,
    /// Sums of products of the map's coordinates: xx, xy, yy.
    map: [f64; 3],
    /// Sums of products of the scan's coordinates: xx, xy, yy.
    scan: [f64; 3],
    /// Sums of products of the scan's coordinates with the map's: xx, xy, yx, yy.
    both: [f64; 4],
}

impl Cloud {
    fn new(pairs: &[AnchorPair]) -> Self {
        let count = pairs.len().max(1) as f64;
        let mean = |of: fn(&AnchorPair) -> [f64; 2]| {
            let sum = pairs.iter().map(of).fold([0.0, 0.0], |sum, at| [sum[0] + at[0], sum[1] + at[1]]);
            sum.map(|part| part / count)
        };
        let middle = AnchorPair { map: mean(|pair| pair.map), scan: mean(|pair| pair.scan) };
        let mut cloud = Self { count, middle, map: [0.0; 3], scan: [0.0; 3], both: [0.0; 4] };
        for pair in pairs {
            let ([x, y], [u, v]) = (from(pair.map, middle.map), from(pair.scan, middle.scan));
            add(&mut cloud.map, [x * x, x * y, y * y]);
            add(&mut cloud.scan, [u * u, u * v, v * v]);
            add(&mut cloud.both, [u * x, u * y, v * x, v * y]);
        }
        cloud
    }

    /// Returns the placement that moves, rotates and scales.
    fn similar(&self) -> Affine {
        let spread = (self.map[0] + self.map[2]).max(f64::MIN_POSITIVE);
        let [ux, uy, vx, vy] = self.both;
        let (along, across) = ((ux + vy) / spread, (vx - uy) / spread);
        self.held([along, -across], [across, along])
    }

    /// Returns the placement that also stretches.
    fn affine(&self) -> Affine {
        let [ux, uy, vx, vy] = self.both;
        let row = |x: f64, y: f64| {
            let [a, b] = self.solved([x, y]);
            [a, b]
        };
        self.held(row(ux, uy), row(vx, vy))
    }

    /// Solves the normal equations for these sums.
    fn solved(&self, sums: [f64; 2]) -> [f64; 2] {
        let [xx, xy, yy] = self.map;
        let area = xx * yy - xy * xy;
        [(yy * sums[0] - xy * sums[1]) / area, (xx * sums[1] - xy * sums[0]) / area]
    }

    /// Returns the placement with these rows that maps one centroid to the other.
    fn held(&self, x: [f64; 2], y: [f64; 2]) -> Affine {
        let place = Affine { x: [x[0], x[1], 0.0], y: [y[0], y[1], 0.0] };
        place.moved(self.middle.map, self.middle.scan)
    }

    /// Returns the leverage of an anchor: 1 if the fit depends on it alone.
    fn leverage(&self, pair: &AnchorPair) -> f64 {
        let at = from(pair.map, self.middle.map);
        let own = self.solved(at);
        1.0 / self.count + own[0] * at[0] + own[1] * at[1]
    }
}

fn from(at: [f64; 2], middle: [f64; 2]) -> [f64; 2] {
    [at[0] - middle[0], at[1] - middle[1]]
}

fn add<const N: usize>(sums: &mut [f64; N], more: [f64; N]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

/// Whether points with these sums of products lie on a line.
fn is_thin([xx, xy, yy]: [f64; 3]) -> bool {
    let middle = f64::midpoint(xx, yy);
    let apart = ((xx - yy) / 2.0).hypot(xy);
    (middle - apart).max(0.0).sqrt() <= THIN * (middle + apart).sqrt()
}
