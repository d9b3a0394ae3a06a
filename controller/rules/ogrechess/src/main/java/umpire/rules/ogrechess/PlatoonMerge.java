package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** A platoon joins another next to it and leaves its square (2.142). */
final class PlatoonMerge extends OgreMove<Phase.AwaitingMove, Action.Merge> {
    private static final String AT_MOST = "a platoon holds " + Count.word(Unit.FULL) + " at most.";

    PlatoonMerge(OgreRules rules) {
        super(rules, Phase.AwaitingMove.class, Action.Merge.class, ActionKind.special("join two platoons"));
    }

    @Override
    Optional<Breach> broken(Position position, Phase.AwaitingMove phase, Action.Merge merge) {
        return pair(position, merge.from(), merge.into()).or(() -> {
            int total = platoon(position.board(), merge.from()).squads()
                    + platoon(position.board(), merge.into()).squads();
            return total <= Unit.FULL
                    ? Optional.empty()
                    : refusal(
                            SheetRule.PLATOON_LIMIT,
                            "The INF on " + merge.from() + " and " + merge.into() + " have " + total
                                    + " squads together; " + AT_MOST);
        });
    }

    /** Returns why the units on two squares cannot combine. */
    static Optional<Breach> pair(Position position, Square a, Square b) {
        return new FirstBreach()
                .then(() -> unable(position, a))
                .then(() -> unable(position, b))
                .then(() -> noPlatoon(position.board(), a))
                .then(() -> noPlatoon(position.board(), b))
                .needs(
                        SheetRule.COMBINE_ADJACENT_PLATOONS,
                        () -> a != b,
                        () -> "The INF on " + a + " cannot combine with itself: it takes two.")
                .needs(
                        SheetRule.COMBINE_ADJACENT_PLATOONS,
                        () -> a.rangeTo(b) == 1,
                        () -> "The INF on " + a + " and " + b + " are not side by side on a file or a rank.")
                .found();
    }

    private static Optional<Breach> noPlatoon(Chessboard board, Square at) {
        return board.unit(at).kind() == UnitKind.INF
                ? Optional.empty()
                : refusal(
                        SheetRule.COMBINE_ADJACENT_PLATOONS,
                        Wording.the(board.unit(at), at) + " is not an infantry platoon.");
    }

    static Unit.Platoon platoon(Chessboard board, Square at) {
        return (Unit.Platoon) board.unit(at);
    }

    private static Unit.Platoon both(Chessboard board, Action.Merge merge) {
        Unit.Platoon from = platoon(board, merge.from());
        Unit.Platoon into = platoon(board, merge.into());
        return new Unit.Platoon(from.side(), from.squads() + into.squads(), from.promoted() || into.promoted());
    }

    @Override
    protected Position after(Position position, Phase.AwaitingMove phase, Action.Merge merge, EventSink events) {
        Unit.Platoon both = both(position.board(), merge);
        events.tell(
                SheetRule.COMBINE_ADJACENT_PLATOONS,
                () -> "The INF on " + merge.from() + " joins that on " + merge.into() + ", which now has "
                        + Count.of(both.squads(), "squad") + ".",
                merge.into().place(),
                merge.from().place());
        Chessboard board = position.board().without(merge.from()).with(merge.into(), both);
        return rules.transitions().fireAfterCombining(position.with(board).eventful(), merge.into(), merge.into());
    }

    @Override
    protected String describe(Position position, Action.Merge merge) {
        return "Infantry " + merge.from() + " joins Infantry " + merge.into();
    }

    @Override
    String label(Action.Merge merge) {
        return "joining " + merge.from() + " to " + merge.into();
    }

    /** Two platoons next to each other share out their squads (2.142). */
    static final class SquadShare extends OgreMove<Phase.AwaitingMove, Action.Redistribute> {
        SquadShare(OgreRules rules) {
            super(
                    rules,
                    Phase.AwaitingMove.class,
                    Action.Redistribute.class,
                    ActionKind.special("share out the squads of two platoons"));
        }

        @Override
        Optional<Breach> broken(Position position, Phase.AwaitingMove phase, Action.Redistribute share) {
            return PlatoonMerge.pair(position, share.a(), share.b()).or(() -> squads(position.board(), share));
        }

        private static Optional<Breach> squads(Chessboard board, Action.Redistribute share) {
            int a = PlatoonMerge.platoon(board, share.a()).squads();
            int b = PlatoonMerge.platoon(board, share.b()).squads();
            if (share.squadsOfA() > Unit.FULL || share.squadsOfB() > Unit.FULL) {
                return refusal(
                        SheetRule.PLATOON_LIMIT,
                        share.squadsOfA() + " and " + share.squadsOfB() + " squads: " + AT_MOST);
            }
            String have =
                    "The platoons on " + share.a() + " and " + share.b() + " have " + a + " and " + b + " squads ";
            if (share.squadsOfA() + share.squadsOfB() != a + b || share.squadsOfA() < 1 || share.squadsOfB() < 1) {
                return refusal(SheetRule.COMBINE_ADJACENT_PLATOONS, have + "to share, at least one for each.");
            }
            return share.squadsOfA() == a
                    ? refusal(SheetRule.COMBINE_ADJACENT_PLATOONS, have + "already.")
                    : Optional.empty();
        }

        @Override
        protected Position after(
                Position position, Phase.AwaitingMove phase, Action.Redistribute share, EventSink events) {
            Unit.Platoon a = PlatoonMerge.platoon(position.board(), share.a());
            Unit.Platoon b = PlatoonMerge.platoon(position.board(), share.b());
            boolean toA = share.squadsOfA() > a.squads();
            events.tell(
                    SheetRule.COMBINE_ADJACENT_PLATOONS,
                    () -> "The INF on " + share.a() + " and " + share.b() + " share out their squads: "
                            + share.squadsOfA() + " and " + share.squadsOfB() + ".",
                    share.a().place(),
                    share.b().place());
            Chessboard board = position.board()
                    .with(
                            share.a(),
                            new Unit.Platoon(a.side(), share.squadsOfA(), a.promoted() || (toA && b.promoted())))
                    .with(
                            share.b(),
                            new Unit.Platoon(b.side(), share.squadsOfB(), b.promoted() || (!toA && a.promoted())));
            return rules.transitions().fireAfterCombining(position.with(board).eventful(), share.a(), share.b());
        }

        @Override
        protected String describe(Position position, Action.Redistribute share) {
            return "Infantry " + share.a() + " has " + share.squadsOfA() + ", Infantry " + share.b() + " has "
                    + share.squadsOfB();
        }

        @Override
        protected List<Place> touches(Position position, Action.Redistribute share) {
            return List.of(share.a().place(), share.b().place());
        }

        @Override
        String label(Action.Redistribute share) {
            return "sharing " + share.squadsOfA() + " and " + share.squadsOfB() + " squads on " + share.a() + " and "
                    + share.b();
        }
    }
}
