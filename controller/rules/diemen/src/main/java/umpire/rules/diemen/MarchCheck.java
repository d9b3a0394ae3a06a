package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.BattleSide;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.kernel.FirstMisfit;

/** Says why squads cannot move freely as they do. */
final class MarchCheck {
    private final SquadMarch marches;

    MarchCheck(SquadMarch marches) {
        this.marches = marches;
    }

    Optional<String> first(Position position, Phase.MarchingFreely marching) {
        FirstMisfit doubts = new FirstMisfit();
        for (BattleSide side : BattleSide.values()) {
            doubts.needs(
                    () -> position.side(side).dice().sets().isEmpty(),
                    () -> "sets are spent before squads move freely, and " + side.title() + " has "
                            + position.side(side).dice().first().orElseThrow());
        }
        for (BattleSquad squad : marching.waiting()) {
            doubts.needs(
                            () -> marching.waiting().stream()
                                            .filter(each -> each.at().equals(squad.at()))
                                            .count()
                                    == 1,
                            () -> "a squad waits twice on " + squad.at())
                    .needs(
                            () -> stands(position, squad),
                            () -> "a squad waits on " + squad.at() + " that does not stand there");
        }
        BattleSide turn = marching.turn();
        return doubts.needs(
                        () -> marching.done().stream().distinct().count()
                                == marching.done().size(),
                        "a side is done twice")
                .needs(() -> !marching.done().contains(turn), () -> turn.title() + " is done, and has the turn")
                .needs(
                        () -> marches.any(position, marching, turn),
                        () -> turn.title() + " has no squad that can move freely")
                .found();
    }

    /** A waiting squad is listed as it was before the march. Other units may have joined it since. */
    private static boolean stands(Position position, BattleSquad squad) {
        return position.field()
                .at(squad.at(), squad.side())
                .filter(there -> there.troops().includes(squad.troops()))
                .isPresent();
    }
}
