//! The processor load caused by other programs.

use std::fs::read_to_string;

/// The largest share of processor time other programs may use; above it the benchmark gives no verdict.
pub(crate) const MOST: f64 = 0.15;

/// Processor time counters, in ticks.
pub(crate) struct Load {
    all: u64,
    busy: u64,
    own: u64,
}

impl Load {
    /// Returns the current counters; `None` if the system does not provide them.
    pub(crate) fn now() -> Option<Self> {
        let stat = read_to_string("/proc/stat").ok()?;
        let ticks: Vec<u64> =
            stat.lines().next()?.split_whitespace().skip(1).map_while(|field| field.parse().ok()).collect();
        // The fields are user nice system idle iowait irq softirq steal; guest time is included in user.
        let all = ticks.iter().take(8).sum();
        let busy = all - ticks.get(3)? - ticks.get(4)?;
        let own = read_to_string("/proc/self/stat").ok()?;
        // The name may contain spaces; it ends at the last parenthesis.
        let own: Vec<&str> = own.rsplit_once(')')?.1.split_whitespace().collect();
        let own = own.get(11)?.parse::<u64>().ok()? + own.get(12)?.parse::<u64>().ok()?;
        Some(Self { all, busy, own })
    }

    /// Returns the share of all processors that other programs used since then.
    pub(crate) fn others_since(&self) -> Option<f64> {
        let now = Self::now()?;
        let (all, busy, own) = (now.all - self.all, now.busy - self.busy, now.own - self.own);
        (all > 0).then(|| busy.saturating_sub(own) as f64 / all as f64)
    }
}
