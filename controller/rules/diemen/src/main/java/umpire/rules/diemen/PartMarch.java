package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.field.BattleSquad;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.field.Troops;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** Some units of a squad move freely and leave others that could go along. No rule allows it. */
final class PartMarch extends BattleMove<Phase.MarchingFreely, Action.MarchPart> {
    private final SquadMarch squads;

    PartMarch(Setup setup, SquadMarch squads) {
        super(
                setup,
                Phase.MarchingFreely.class,
                Sentence.of(
                        "march",
                        Action.MarchPart.class,
                        BattleWords.HEX,
                        Action.MarchPart::from,
                        BattleWords.HEX,
                        Action.MarchPart::to,
                        BattleWords.TROOPS,
                        Action.MarchPart::troops,
                        Action.MarchPart::new),
                ActionKind.special("move a part of a squad"));
        this.squads = squads;
    }

    /** Tests each type of unit by itself, and then refuses those that leave others behind. */
    @Override
    protected Optional<Breach> breach(Position position, Phase.MarchingFreely marching, Action.MarchPart part) {
        Optional<BattleSquad> squad = SquadMarch.waiting(marching, part.from());
        Troops waiting = squad.map(BattleSquad::troops).orElse(Troops.NONE);
        FirstBreach needs = SquadMarch.ready(position, marching, part.from())
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> waiting.includes(part.troops()),
                        () -> "The squad on " + part.from() + " that has not moved is " + waiting.says() + ".");
        for (TroopType type : part.troops().types()) {
            BattleSquad alike =
                    new BattleSquad(marching.turn(), part.from(), part.troops().where(type::equals));
            needs.then(() -> squads.free(position.field(), alike, part.to()).found());
        }
        return needs.needs(
                        SheetRule.SQUAD_KEEPS_TOGETHER,
                        () -> false,
                        () -> squads.marching(squad.orElseThrow(), part.to()).says() + " can go from " + part.from()
                                + " to " + part.to() + ": all of them, or none.")
                .found();
    }

    @Override
    protected List<Action.MarchPart> legal(Position position, Phase.MarchingFreely marching) {
        return List.of();
    }

    @Override
    protected Position after(
            Position position, Phase.MarchingFreely marching, Action.MarchPart part, EventSink telling) {
        throw new IllegalArgumentException("no rule allows " + part);
    }

    @Override
    protected String describe(Position position, Action.MarchPart part) {
        return SquadMarch.describe(part.from(), part.to(), part.troops());
    }
}
