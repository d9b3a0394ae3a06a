package umpire.rules.ogreselves;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.move.Move;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * A kind of action of this game. An action in a phase that does not allow it is refused for that first. An action that only comes too late
 * is first tested for its other faults.
 *
 * @param <P> the phase that allows it
 * @param <X> the action
 */
abstract class ElfMove<P extends Phase, X extends Action> extends Move<Position, P, X> {
    static final Form<Integer> MINE = number("the number of a Mine, 1 to 16,", ElfSpace.MINES);
    static final Form<Integer> OGRE = number("the number of an Ogre, 1 to 5,", Kingdom.OGRES);
    static final Form<Integer> FACE = Form.oneOf(
            "a face of the die, 1 to 5 or O,",
            IntStream.rangeClosed(1, Action.Roll.O).boxed().toList(),
            face -> new Action.Roll(face).shows());
    static final Form<Thing> THING = Form.of("a Valuable or a shield", Thing::word, Thing::named);
    static final Form<Thing> GEM = THING.called("a Valuable").where(Thing::gem);
    static final Form<Elf> ELF = Form.of("an Elf's colour", Elf::word, Elf::named);
    static final Form<ElfSpace> SPACE = Form.of("a space", ElfSpace::word, ElfSpace::named);
    static final Form<Royal> ROYAL = Form.of("queen, king, princess or prince", Royal::word, Royal::named);
    static final Form<OgreCastle> CASTLE = Form.of(
            "a Castle, nw, ne, se or sw,",
            OgreCastle::word,
            word -> ElfSpace.named(word).flatMap(OgreCastle::on));

    /** Rules that only say that an action comes too late. Every other fault of the action is told before them. */
    private static final Set<SheetRule> TOO_LATE = EnumSet.of(SheetRule.ROLL_ENDS_TURN, SheetRule.END_AT_BEGINNING);

    private static final List<String> RULES =
            Arrays.stream(SheetRule.values()).map(Enum::name).toList();

    protected final Setup setup;

    ElfMove(Setup setup, Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        super(phase, sentence, example, kind);
        this.setup = setup;
    }

    private static Form<Integer> number(String what, int max) {
        return Form.number(what, "[1-9][0-9]?").where(number -> number <= max);
    }

    /** Returns how many rules are tested before this one: an action refused by a later rule is nearer to a legal one. */
    static int tried(Rule rule) {
        return RULES.indexOf(rule.name()) + (TOO_LATE.contains(SheetRule.valueOf(rule.name())) ? RULES.size() : 0);
    }

    @Override
    protected final Optional<Breach> barred(Position position, X action) {
        return closed(position).filter(TOO_LATE::contains).flatMap(late -> wrong(position, action));
    }

    @Override
    protected final boolean timely(Position position, X action) {
        return hindered(position).isEmpty();
    }

    @Override
    protected final Breach untimely(Position position, X action) {
        return Breach.of(closed(position).orElseThrow());
    }

    /** Returns the rule that refuses the action in a phase; empty if the phase allows it. */
    final Optional<SheetRule> closed(Position position) {
        return phase().isInstance(position.phase())
                ? hindered(position)
                : Optional.of(before(position.phase()).orElseGet(() -> elsewhere(position)));
    }

    /** Returns the rule that forbids every action of this kind in its own phase. */
    Optional<SheetRule> hindered(Position position) {
        return Optional.empty();
    }

    /** Returns the rule that says what must be done first in a phase; empty for the phases of an Elf's own turn. */
    Optional<SheetRule> before(Phase phase) {
        return switch (phase) {
            case Phase.Salting salting -> Optional.of(SheetRule.SALT_FIRST);
            case Phase.Placing placing -> Optional.of(SheetRule.PLACE_OGRES_FIRST);
            case Phase.Deploying deploying -> Optional.of(SheetRule.SHIELDS_BEFORE_FIRST_TURN);
            case Phase.Meeting meeting -> Optional.of(SheetRule.OGRE_MET_GETS_GIFT);
            case Phase.Escaping escaping -> Optional.of(SheetRule.FREED_ELF_CHOOSES);
            case Phase.Agreeing agreeing -> Optional.of(agreeing.rule());
            case Phase.Ended ended -> Optional.of(SheetRule.GAME_IS_OVER);
            case Phase.Moving moving -> Optional.empty();
            case Phase.Handling handling -> Optional.empty();
            case Phase.Bound bound -> Optional.empty();
            case Phase.Rolling rolling -> Optional.empty();
        };
    }

    /** Returns the rule that refuses the action in all other phases. */
    abstract SheetRule elsewhere(Position position);

    @Override
    protected final Optional<Breach> breach(Position position, P phase, X action) {
        return wrong(position, action);
    }

    /** Returns the first rule that the action breaks, in its own phase or if it comes too late. */
    Optional<Breach> wrong(Position position, X action) {
        return Optional.empty();
    }

    /** Tests that no Ogre is on a Castle. */
    static FirstBreach emptyCastle(FirstBreach breach, SheetRule rule, Position position, OgreCastle castle) {
        return breach.needs(
                rule, () -> position.realm().free(castle.space()), () -> "An Ogre is on " + castle.title() + ".");
    }

    /** Tests that an Elf carries a thing. */
    static FirstBreach carries(FirstBreach breach, SheetRule rule, Position position, Elf elf, Thing thing) {
        return breach.needs(
                rule,
                () -> position.realm().miner(elf).bag().holds(thing),
                () -> elf.title() + " carries no " + thing.called() + ".");
    }

    static void tell(EventSink telling, SheetRule rule, ElfSpace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }
}
