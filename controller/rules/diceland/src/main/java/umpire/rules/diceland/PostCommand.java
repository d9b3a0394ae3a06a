package umpire.rules.diceland;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/** A Command Post lets each ally on the table act once. */
final class PostCommand extends DuelMove<Phase.Choosing, Action.CommandAll> {
    /** The direction of Red's edge of the table. Blue's edge lies opposite. */
    private static final double NEAR_DEG = 270;

    private static final double FAR_DEG = 90;

    private final DuelFlow flow;

    PostCommand(Setup setup, DuelFlow flow) {
        super(
                setup,
                Phase.Choosing.class,
                Sentence.of("command", Action.CommandAll.class, new Action.CommandAll()),
                "command",
                SheetRule.ONE_ACTION,
                ActionKind.special("command all with the Command Post"));
        this.flow = flow;
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.Choosing phase, Action.CommandAll command) {
        return new FirstBreach()
                .needs(
                        SheetRule.POST_STANDS,
                        () -> position.armor(position.active()) > 0,
                        () -> position.active() + " has no Command Post.")
                .needs(
                        SheetRule.COMMAND_NEEDS_ALLIES,
                        () -> commanded(position).findAny().isPresent(),
                        () -> position.active() + " has no die on the table that follows a Command.")
                .found();
    }

    private Stream<Fighter> commanded(Position position) {
        return position.inPlay()
                .filter(fighter -> fighter.of(position.active()))
                .filter(setup::followsCommands);
    }

    @Override
    protected Position after(Position position, Phase.Choosing phase, Action.CommandAll command, EventSink telling) {
        List<String> flags = commanded(position)
                .sorted(Comparator.comparingDouble(fighter -> -towardsEdgeMm(position.active(), fighter)))
                .map(Fighter::name)
                .toList();
        String post = position.active().post();
        telling.tell(
                SheetRule.COMMANDED,
                () -> title(post) + " commands "
                        + String.join(", ", flags.stream().map(this::title).toList()) + ".",
                new Place(post));
        return flow.next(position.withFlags(flags).withPasses(0), telling);
    }

    /** Returns how far a die's upper face reaches towards the edge of its player. */
    private static double towardsEdgeMm(Commander commander, Fighter fighter) {
        return fighter.lying().orElseThrow().topFace().reachMm(commander == Commander.RED ? NEAR_DEG : FAR_DEG);
    }

    @Override
    protected String describe(Position position, Action.CommandAll command) {
        return "The Command Post commands all: "
                + Count.inWords((int) commanded(position).count(), "die acts", "dice act");
    }

    @Override
    protected List<Place> touches(Position position, Action.CommandAll command) {
        return List.of(new Place(position.active().post()));
    }
}
