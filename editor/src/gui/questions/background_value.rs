//! A value that is computed once and cached: at once if that is fast, otherwise in the background.

use std::sync::Arc;

use iced::Task;

/// Identifies a piece of work, so that news of abandoned work is not mistaken for that of another.
pub type Ticket = Arc<()>;

/// A cached value and the state of its computation.
#[derive(Debug, Default)]
pub enum Slot<T> {
    /// Not requested yet, or out of date.
    #[default]
    Empty,
    /// Being computed in the background.
    Working(Ticket),
    /// The value is there.
    Here(Arc<T>),
    /// The work panicked.
    Failed,
}

impl<T: Send + Sync + 'static> Slot<T> {
    /// Returns the value, if it is there.
    pub const fn get(&self) -> Option<&Arc<T>> {
        match self {
            Self::Here(value) => Some(value),
            Self::Empty | Self::Working(_) | Self::Failed => None,
        }
    }

    /// Whether no value was requested yet.
    pub const fn is_empty(&self) -> bool {
        matches!(self, Self::Empty)
    }

    /// Whether the value is being computed.
    pub const fn is_working(&self) -> bool {
        matches!(self, Self::Working(_))
    }

    /// Stores a value that was computed at once.
    pub fn put(&mut self, value: T) {
        *self = Self::Here(Arc::new(value));
    }

    /// Computes the value in the background. The task returns the arguments of [`Slot::deliver`], with `None` if the
    /// work panicked.
    pub fn work(&mut self, work: impl FnOnce() -> T + Send + 'static) -> Task<(Ticket, Option<Arc<T>>)> {
        let ticket = Ticket::default();
        *self = Self::Working(Arc::clone(&ticket));
        Task::future(async move {
            let done = tokio::task::spawn_blocking(work).await;
            (ticket, done.ok().map(Arc::new))
        })
    }

    /// Stores a computed value, unless its work has been abandoned meanwhile.
    pub fn deliver(&mut self, ticket: &Ticket, value: Option<Arc<T>>) {
        if matches!(self, Self::Working(own) if Arc::ptr_eq(own, ticket)) {
            *self = value.map_or(Self::Failed, Self::Here);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_of_work_that_was_given_up_changes_nothing() {
        let mut slot = Slot::Empty;
        drop(slot.work(|| 1));
        let Slot::Working(first) = &slot else { panic!("{slot:?}") };
        let first = Arc::clone(first);
        drop(slot.work(|| 2));
        slot.deliver(&first, Some(Arc::new(1)));
        assert!(slot.is_working());
        let Slot::Working(second) = &slot else { panic!("{slot:?}") };
        let second = Arc::clone(second);
        slot.deliver(&second, Some(Arc::new(2)));
        assert_eq!(slot.get().map(|value| **value), Some(2));
        slot.deliver(&second, None);
        assert!(slot.get().is_some());
    }
}
