package umpire.rules.ogrechess;

import static umpire.rules.kernel.Breach.refusal;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Two platoons next to each other share out their squads (2.142). */
final class SquadShare extends OgreMove<Phase.AwaitingMove, Action.Redistribute> {
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
                    share.squadsOfA() + " and " + share.squadsOfB() + " squads: a platoon holds three at most.");
        }
        String have = "The platoons on " + share.a() + " and " + share.b() + " have " + a + " and " + b + " squads ";
        if (share.squadsOfA() + share.squadsOfB() != a + b || share.squadsOfA() < 1 || share.squadsOfB() < 1) {
            return refusal(SheetRule.COMBINE_ADJACENT_PLATOONS, have + "to share, at least one for each.");
        }
        return share.squadsOfA() == a
                ? refusal(SheetRule.COMBINE_ADJACENT_PLATOONS, have + "already.")
                : Optional.empty();
    }

    @Override
    protected Position after(Position position, Phase.AwaitingMove phase, Action.Redistribute share, EventSink events) {
        Unit.Platoon a = PlatoonMerge.platoon(position.board(), share.a());
        Unit.Platoon b = PlatoonMerge.platoon(position.board(), share.b());
        boolean toA = share.squadsOfA() > a.squads();
        events.tell(
                SheetRule.COMBINE_ADJACENT_PLATOONS,
                () -> "The INF on " + share.a() + " and " + share.b() + " share out their squads: " + share.squadsOfA()
                        + " and " + share.squadsOfB() + ".",
                share.a().place(),
                share.b().place());
        Chessboard board = position.board()
                .with(share.a(), new Unit.Platoon(a.side(), share.squadsOfA(), a.promoted() || (toA && b.promoted())))
                .with(share.b(), new Unit.Platoon(b.side(), share.squadsOfB(), b.promoted() || (!toA && a.promoted())));
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
