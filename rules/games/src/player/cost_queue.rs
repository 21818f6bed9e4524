//! A queue for searches over a map: whatever costs least comes first.

/// Things to visit, the cheapest first: one list for each cost, which is quick because costs are small whole numbers.
/// Things of equal cost come in no particular order.
#[derive(Debug, Clone, Default)]
pub(crate) struct CostQueue<T> {
    lists: Vec<Vec<T>>,
    /// No thing in the queue costs less.
    least: usize,
}

impl<T> CostQueue<T> {
    pub(crate) fn push(&mut self, cost: usize, thing: T) {
        if self.lists.len() <= cost {
            self.lists.resize_with(cost + 1, Vec::new);
        }
        self.lists[cost].push(thing);
        self.least = self.least.min(cost);
    }

    /// Takes the cheapest thing out, with its cost.
    pub(crate) fn pop(&mut self) -> Option<(usize, T)> {
        while let Some(list) = self.lists.get_mut(self.least) {
            if let Some(thing) = list.pop() {
                return Some((self.least, thing));
            }
            self.least += 1;
        }
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
