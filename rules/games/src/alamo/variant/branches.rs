//! The control flow of conditions: after each step, the next one if it holds and if it does not.

use super::condition_parts::after;
use super::program::ConditionStep;

/// The end of a condition that holds.
pub(super) const HOLDS: u32 = u32::MAX;
/// The end of a condition that does not hold.
pub(super) const FAILS: u32 = u32::MAX - 1;

/// For each step, the first one inside it that asks anything, and the question of the step itself.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Jumps {
    first: Vec<u32>,
    asks: Vec<Ask>,
}

/// A step that asks something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ask {
    pub(super) test: ConditionStep,
    /// The next step if it does not hold, and if it does.
    next: [u32; 2],
}

impl Ask {
    /// Returns the next step.
    #[inline]
    pub(super) fn after(&self, holds: bool) -> u32 {
        self.next[usize::from(holds)]
    }
}

impl Jumps {
    /// Creates the jumps through consecutive conditions.
    pub(super) fn new(tests: &[ConditionStep]) -> Self {
        let asks = tests.iter().map(|test| Ask { test: *test, next: [FAILS, HOLDS] }).collect();
        let mut jumps = Self { first: (0..tests.len() as u32).collect(), asks };
        let mut at = 0;
        while at < tests.len() {
            jumps.lead(tests, at, [FAILS, HOLDS]);
            at = after(tests, at);
        }
        jumps
    }

    /// Links a step to the next ones, `no` and `yes`, and returns the first step inside it that asks anything.
    fn lead(&mut self, tests: &[ConditionStep], at: usize, [no, yes]: [u32; 2]) -> u32 {
        let first = match tests[at] {
            ConditionStep::All(end) | ConditionStep::Any(end) => {
                let every = matches!(tests[at], ConditionStep::All(_));
                let mut inner = Vec::new();
                let mut next = at + 1;
                while next < end as usize {
                    inner.push(next);
                    next = after(tests, next);
                }
                // Backwards: each leads on to the first question of the one after it.
                let mut first = if every { yes } else { no };
                for own in inner.into_iter().rev() {
                    let ways = if every { [no, first] } else { [first, yes] };
                    first = self.lead(tests, own, ways);
                }
                first
            }
            ConditionStep::Not => self.lead(tests, at + 1, [yes, no]),
            _ => {
                self.asks[at].next = [no, yes];
                at as u32
            }
        };
        self.first[at] = first;
        first
    }

    /// Returns the first question of a condition.
    #[inline]
    pub(super) fn begin(&self, at: u32) -> u32 {
        self.first[at as usize]
    }

    /// Returns a step.
    #[inline]
    pub(super) fn ask(&self, at: u32) -> &Ask {
        &self.asks[at as usize]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Whether a condition of constants holds, evaluated step by step as written.
    fn plainly(tests: &[ConditionStep], at: usize) -> bool {
        match tests[at] {
            ConditionStep::Is(holds) => holds,
            ConditionStep::Not => !plainly(tests, at + 1),
            ConditionStep::All(end) | ConditionStep::Any(end) => {
                let mut inner = Vec::new();
                let mut next = at + 1;
                while next < end as usize {
                    inner.push(plainly(tests, next));
                    next = after(tests, next);
                }
                if matches!(tests[at], ConditionStep::All(_)) {
                    inner.iter().all(|own| *own)
                } else {
                    inner.contains(&true)
                }
            }
            _ => unreachable!("constants alone are drawn"),
        }
    }

    /// Writes a random condition drawn from numbers.
    fn write(draws: &mut impl Iterator<Item = u8>, depth: u8, tests: &mut Vec<ConditionStep>) {
        let at = tests.len();
        match draws.next().unwrap_or(0) % if depth == 0 { 2 } else { 6 } {
            0 => tests.push(ConditionStep::Is(false)),
            1 => tests.push(ConditionStep::Is(true)),
            2 => {
                tests.push(ConditionStep::Not);
                write(draws, depth - 1, tests);
            }
            sort => {
                tests.push(ConditionStep::Is(true));
                for _ in 0..draws.next().unwrap_or(0) % 4 {
                    write(draws, depth - 1, tests);
                }
                let end = tests.len() as u32;
                tests[at] = if sort == 3 { ConditionStep::All(end) } else { ConditionStep::Any(end) };
            }
        }
    }

    proptest! {
        #[test]
        fn they_lead_where_the_condition_says(draws in prop::collection::vec(any::<u8>(), 1..60)) {
            let (mut draws, mut tests, mut roots) = (draws.into_iter(), Vec::new(), Vec::new());
            for _ in 0..3 {
                roots.push(tests.len());
                write(&mut draws, 4, &mut tests);
            }
            let jumps = Jumps::new(&tests);
            for root in roots {
                let mut at = jumps.begin(root as u32);
                while at < FAILS {
                    let ask = jumps.ask(at);
                    let ConditionStep::Is(holds) = ask.test else { panic!("{:?} asks nothing", ask.test) };
                    at = ask.after(holds);
                }
                prop_assert_eq!(at == HOLDS, plainly(&tests, root), "{:?}", tests);
            }
        }
    }
}
