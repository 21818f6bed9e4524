use super::*;

#[test]
fn a_position_is_a_plain_copy_of_at_most_five_kilobytes() {
    const fn plain<T: Copy>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<Position>() <= 5120, "{}", plain::<Position>());
}
