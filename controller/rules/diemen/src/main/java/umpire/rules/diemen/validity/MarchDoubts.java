package umpire.rules.diemen.validity;

import java.util.Optional;
import umpire.rules.diemen.conflict.Conflict;
import umpire.rules.diemen.conflict.ConflictPhase;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.refusal.ConflictJudge;

/** Says why squads cannot move freely as they do. */
final class MarchDoubts {
    private final ConflictJudge judge;

    MarchDoubts(ConflictJudge judge) {
        this.judge = judge;
    }

    Optional<String> first(Conflict conflict, ConflictPhase.MarchingFreely marching) {
        PositionDoubts doubts = new PositionDoubts();
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                    () -> conflict.side(side).dice().sets().isEmpty(),
                    () -> "sets are spent before squads move freely, and " + side.title() + " has "
                            + conflict.side(side).dice().first().orElseThrow());
        }
        for (BattleSquad squad : marching.waiting()) {
            doubts.needs(
                            () -> marching.waiting().stream()
                                            .filter(each -> each.at().equals(squad.at()))
                                            .count()
                                    == 1,
                            () -> "a squad waits twice on " + squad.at())
                    .needs(
                            () -> stands(conflict, squad),
                            () -> "a squad waits on " + squad.at() + " that does not stand there");
        }
        BattleSide turn = marching.turn();
        return doubts.needs(
                        () -> marching.done().stream().distinct().count()
                                == marching.done().size(),
                        "a side is done twice")
                .needs(() -> !marching.done().contains(turn), () -> turn.title() + " is done, and has the turn")
                .needs(
                        () -> judge.marchable(conflict, marching, turn),
                        () -> turn.title() + " has no squad that can move freely")
                .first();
    }

    /** A squad waits as it was before; since then others may have joined it. */
    private static boolean stands(Conflict conflict, BattleSquad squad) {
        return conflict.field()
                .at(squad.at(), squad.side())
                .filter(there -> there.troops().includes(squad.troops())
                        && there.tired() >= squad.tired()
                        && there.tired() - squad.tired()
                                <= there.troops().count(TroopType.DEFENDERS)
                                        - squad.troops().count(TroopType.DEFENDERS))
                .isPresent();
    }
}
