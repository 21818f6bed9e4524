//! The problems of a project's variants, in force or not: everything that means nothing in its game.

mod basis;

use std::sync::Arc;

use basis::Basis;

use super::InForce;
use super::compile::{CompileBase, supplied, troubles};
use super::report::VariantProblem;
use crate::alamo::compile::{missing, pieces};
use crate::alamo::position::MOST_PIECES;
use crate::alamo::{Game, Piece};
use crate::counters::CounterMix;
use crate::project::{LoadedVariant, Project};
use crate::report::{Finding, Report};
use crate::variant::Variant;

/// The result of checking all variants of a project, with the data it depends on: while that stays the same, the check
/// need not be repeated.
#[derive(Debug, Clone, Default)]
pub struct Proof {
    /// Every [`VariantProblem`] with the index of its variant in the list of the scenario: of each variant together
    /// with those it needs, and of all that are on together.
    pub troubles: Vec<(usize, VariantProblem)>,
    /// The findings that keep the variants that are on from being compiled together: empty exactly when
    /// [`Game::new`](crate::alamo::Game::new) compiles them in a project that is otherwise correct.
    pub(in crate::alamo) obstacles: Vec<Arc<Finding>>,
    basis: Basis,
}

impl Proof {
    /// Checks the variants of a project. The game must have its board and its pieces.
    pub(in crate::alamo) fn new(project: &Project, game: &mut Game) -> Self {
        let basis = Basis::new(project, game);
        if project.variants.is_empty() {
            return Self { basis, ..Self::default() };
        }
        let mut look = Look::new(project, game);
        let (mut found, mut obstacles) = (Vec::new(), Vec::new());
        for (at, own) in project.variants.iter().enumerate() {
            let id = &own.document.id;
            let troubles = look.at(&project.with_needs(at));
            found.extend(troubles.into_iter().filter(|trouble| trouble.variant == *id).map(|trouble| (at, trouble)));
        }
        match project.variants_in_force() {
            Err(need) => obstacles.push(Arc::new(missing(&need))),
            Ok(on) => {
                let place = |id: &str| project.variants.iter().position(|own| own.on && own.document.id == id);
                for trouble in look.at(&on) {
                    obstacles.push(Arc::new(trouble.clone().finding()));
                    let at = place(&trouble.variant).unwrap_or_default();
                    if !found.iter().any(|(own, known)| *own == at && *known == trouble) {
                        found.push((at, trouble));
                    }
                }
            }
        }
        Self { troubles: found, obstacles, basis }
    }

    /// Returns the same result unless the variants, or anything else they depend on, have changed; otherwise checks
    /// again. `of_map` says whether the map may have changed.
    pub(in crate::alamo) fn again(self, project: &Project, game: &mut Game, of_map: bool) -> Self {
        let same = if of_map {
            self.basis == Basis::new(project, game)
        } else {
            project.variants.is_empty() || self.basis.fits_counters(game)
        };
        if same { self } else { Self::new(project, game) }
    }

    /// Whether an edit of hexsides or rooms has changed anything the result depends on.
    pub fn is_stale(&self, project: &Project) -> bool {
        !self.basis.fits_map(&project.map)
    }
}

/// Checks sets of variants.
struct Look<'a> {
    project: &'a Project,
    known: Vec<&'a Variant>,
    game: &'a mut Game,
    ground: CompileBase,
}

impl<'a> Look<'a> {
    fn new(project: &'a Project, game: &'a mut Game) -> Self {
        let known = project.variants.iter().map(|own| &own.document).collect();
        let ground = CompileBase::new(&project.map, game);
        Self { project, known, game, ground }
    }

    /// Returns the problems of a set; none if it calls for more batteries than a game has room for.
    fn at(&mut self, own: &[&LoadedVariant]) -> Vec<VariantProblem> {
        let set = in_force(own);
        let map = &self.project.map;
        let Some(mix) = supplied(&self.project.counters, &set) else {
            return troubles(&set, &self.known, map, self.game, &self.ground);
        };
        let more = pieces(&mix, &self.game.columns, &self.game.options, &mut Report::default());
        if more.len() > MOST_PIECES {
            return Vec::new();
        }
        let printed: Vec<Piece> = std::mem::replace(&mut self.game.pieces, more);
        let found = troubles(&set, &self.known, map, self.game, &self.ground.with_pieces_of(self.game));
        self.game.pieces = printed;
        found
    }
}

fn in_force<'a>(own: &[&'a LoadedVariant]) -> Vec<InForce<'a>> {
    own.iter().map(|own| InForce { variant: &own.document, params: &own.params, opts: &own.opts }).collect()
}

/// Returns the counter mix with the batteries the variants that are on may call for; `None` if they call for none.
pub(in crate::alamo) fn called_for(project: &Project) -> Option<CounterMix> {
    supplied(&project.counters, &in_force(&project.variants_in_force().ok()?))
}
