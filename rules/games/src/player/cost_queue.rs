//! A queue for searches over a map: whatever costs least comes first.

/// The number that stands for nothing.
const NONE: u32 = u32::MAX;

/// Things to visit, the cheapest first: one list for each cost, which is quick because costs are small whole numbers.
/// Things of equal cost come in no particular order.
#[derive(Debug, Clone, Default)]
pub(crate) struct CostQueue<T> {
    /// For each cost, its newest thing that is still in the queue.
    newest: Vec<u32>,
    /// Everything that was ever put in, with the thing of equal cost before it. All lists share it, so that a search
    /// asks for memory once and not once for each cost.
    things: Vec<(T, u32)>,
    /// No thing in the queue costs less.
    least: usize,
}

impl<T: Copy> CostQueue<T> {
    #[inline]
    pub(crate) fn push(&mut self, cost: usize, thing: T) {
        if self.newest.len() <= cost {
            self.newest.resize(cost + 1, NONE);
        }
        let number = self.things.len() as u32;
        self.things.push((thing, std::mem::replace(&mut self.newest[cost], number)));
        self.least = self.least.min(cost);
    }

    /// Takes the cheapest thing out, with its cost.
    pub(crate) fn pop(&mut self) -> Option<(usize, T)> {
        while let Some(newest) = self.newest.get_mut(self.least) {
            if let Some((thing, before)) = self.things.get(*newest as usize).copied() {
                *newest = before;
                return Some((self.least, thing));
            }
            self.least += 1;
        }
        self.things.clear();
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cheapest_comes_first_even_if_it_came_last() {
        let mut queue = CostQueue::default();
        queue.push(7, 'a');
        queue.push(2, 'b');
        assert_eq!(queue.pop(), Some((2, 'b')));
        queue.push(9, 'c');
        queue.push(7, 'd');
        assert_eq!(queue.pop().map(|own| own.0), Some(7));
        queue.push(0, 'e');
        assert_eq!(queue.pop(), Some((0, 'e')));
        assert_eq!(queue.pop().map(|own| own.0), Some(7));
        assert_eq!(queue.pop(), Some((9, 'c')));
        assert_eq!(queue.pop(), None);
        queue.push(1, 'f');
        assert_eq!(queue.pop(), Some((1, 'f')), "an empty queue can be used again");
    }
}
