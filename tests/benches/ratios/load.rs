//! How busy the machine is with other programs.

use std::fs::read_to_string;

/// The largest share of processor time other programs may use; above it the benchmark makes no verdict.
pub(crate) const MOST: f64 = 0.15;

/// Processor time since some moment, in ticks.
pub(crate) struct Load {
    all: u64,
    busy: u64,
    own: u64,
}

impl Load {
    /// The counters now; `None` if the system does not provide them.
    pub(crate) fn now() -> Option<Self> {
        let stat = read_to_string("/proc/stat").ok()?;
        let ticks: Vec<u64> =
            stat.lines().next()?.split_whitespace().skip(1).map_while(|field| field.parse().ok()).collect();
        // user nice system idle iowait irq softirq steal; guests are in user already.
        let all = ticks.iter().take(8).sum();
        let busy = all - ticks.get(3)? - ticks.get(4)?;
        let own = read_to_string("/proc/self/stat").ok()?;
        // The name may hold blanks; it ends at the last parenthesis.
        let own: Vec<&str> = own.rsplit_once(')')?.1.split_whitespace().collect();
        let own = own.get(11)?.parse::<u64>().ok()? + own.get(12)?.parse::<u64>().ok()?;
        Some(Self { all, busy, own })
    }

    /// The share of all processors that other programs had since then.
    pub(crate) fn others_since(&self) -> Option<f64> {
        let now = Self::now()?;
        let (all, busy, own) = (now.all - self.all, now.busy - self.busy, now.own - self.own);
        (all > 0).then(|| busy.saturating_sub(own) as f64 / all as f64)
    }
}
