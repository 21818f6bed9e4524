//! How a scan lies under a map, by its anchors: least squares.
//!
//! One anchor moves the scan, two turn and enlarge it too, three and more stretch it as well. What is made small is the
//! sum of the squares of the residuals: how far the scan's own point of each anchor lies from where the map's point
//! falls on it, in pixels of the scan.

use super::Affine;

/// From this many anchors on the fit may miss them.
pub const REDUNDANT: usize = 4;
/// From this many anchors on a wrong one stands out: of four any may be the wrong one.
pub const TELLING: usize = 5;

/// How many times more an anchor must be missed than the others let expect before it is called wrong.
const OUTSTANDING: f64 = 8.0;

/// How far an anchor must be missed to be called wrong, in map units: a twentieth of a hex.
const WRONG: f64 = 5.0;

/// Points nearer than this are one, in map units or pixels.
const ONE: f64 = 0.5;
/// Points spread less than this across than along lie on a line.
const THIN: f64 = 0.02;

/// An anchor as two points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnchorPair {
    /// On the map, in map units.
    pub map: [f64; 2],
    /// On the scan, in pixels.
    pub scan: [f64; 2],
}

/// Why anchors hold no scan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FitError {
    /// These two are one point of the map, or of the scan.
    Doubled(usize, usize),
    /// All of them lie on one line.
    OnOneLine,
    /// They would show the scan as in a mirror.
    Mirrored,
}

/// How a scan lies.
#[derive(Debug, Clone, PartialEq)]
pub struct Fit {
    /// Where the points of the map fall on the scan.
    pub place: Affine,
    /// How far it misses each anchor, in pixels of the scan.
    pub residuals: Vec<f64>,
    /// How much the sum of their squares would shrink without each anchor.
    weights: Vec<f64>,
}

impl Fit {
    /// The residuals as one: the root of the mean of their squares, in pixels of the scan.
    #[must_use]
    pub fn residual(&self) -> f64 {
        let count = self.residuals.len().max(1) as f64;
        (self.residuals.iter().map(|own| own * own).sum::<f64>() / count).sqrt()
    }

    /// The anchor that stands out from the others, which agree best without it; `None` where too few are there to tell,
    /// and where it is missed no more than hands tremble.
    ///
    /// That is not the one that is missed farthest: a wrong anchor at the rim draws the fit after it.
    #[must_use]
    pub fn doubtful(&self) -> Option<usize> {
        if self.residuals.len() < TELLING {
            return None;
        }
        let weighed = self.weights.iter().enumerate();
        let (at, weight) = weighed.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        // An anchor has two coordinates; the place takes six numbers from those of the others.
        let rest = self.residuals.iter().map(|own| own * own).sum::<f64>() - weight;
        let free = (2 * (self.residuals.len() - 1)) as f64 - 6.0;
        let wrong = weight.sqrt() > WRONG * self.place.scale();
        (wrong && weight / 2.0 > OUTSTANDING * rest.max(0.0) / free).then_some(at)
    }
}

/// The place of a scan that meets its anchors best; `start` is where it lies without any.
///
/// # Errors
///
/// When the anchors hold no scan.
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

/// The place of a scan as far as its anchors hold it: what is missing in them is taken from fewer.
#[must_use]
pub fn best(pairs: &[AnchorPair], start: Affine) -> Affine {
    if let Ok(fit) = fit(pairs, start) {
        return fit.place;
    }
    let apart = pairs.iter().filter(|pair| pairs.first().is_some_and(|first| !is_one(first, pair)));
    let two: Vec<_> = pairs.first().into_iter().chain(apart.take(1)).copied().collect();
    // Two points that are apart always hold it, and so does one.
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

/// Anchors around their middle, and the sums least squares need.
struct Cloud {
    /// How many there are.
    count: f64,
    /// The middles of their points on map and scan.
    middle: AnchorPair,
    /// Sums of the products of the map's coordinates: xx, xy, yy.
    map: [f64; 3],
    /// Those of the scan's.
    scan: [f64; 3],
    /// Sums of the products of the scan's coordinates with the map's: xx, xy, yx, yy.
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

    /// The place that moves, turns and enlarges.
    fn similar(&self) -> Affine {
        let spread = (self.map[0] + self.map[2]).max(f64::MIN_POSITIVE);
        let [ux, uy, vx, vy] = self.both;
        let (along, across) = ((ux + vy) / spread, (vx - uy) / spread);
        self.held([along, -across], [across, along])
    }

    /// The place that stretches too.
    fn affine(&self) -> Affine {
        let [ux, uy, vx, vy] = self.both;
        let row = |x: f64, y: f64| {
            let [a, b] = self.solved([x, y]);
            [a, b]
        };
        self.held(row(ux, uy), row(vx, vy))
    }

    /// What the map's sums must be multiplied with to give this.
    fn solved(&self, sums: [f64; 2]) -> [f64; 2] {
        let [xx, xy, yy] = self.map;
        let area = xx * yy - xy * xy;
        [(yy * sums[0] - xy * sums[1]) / area, (xx * sums[1] - xy * sums[0]) / area]
    }

    /// The place with these rows that takes one middle to the other.
    fn held(&self, x: [f64; 2], y: [f64; 2]) -> Affine {
        let place = Affine { x: [x[0], x[1], 0.0], y: [y[0], y[1], 0.0] };
        place.moved(self.middle.map, self.middle.scan)
    }

    /// How much an anchor draws the fit after it: 1 where it alone decides.
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
