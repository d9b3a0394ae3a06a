package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.ogreselves.Realm.OgreZone;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/**
 * Ogres move after a roll: each hops, grabs and captures before the next one moves. Freed Elves choose their Castles in between.
 *
 * @param <P> the phase that allows it
 * @param <X> the action
 */
abstract class OgreHop<P extends Phase, X extends Action> extends ElfMove<P, X> {
    private OgreHop(Setup setup, Class<P> phase, Sentence<X> sentence, String example, ActionKind kind) {
        super(setup, phase, sentence, example, kind);
    }

    /** Goes on with a roll: freed Elves go to Castles, Ogres move; then the next turn begins. */
    final Position carryOn(Position position, List<Elf> freed, List<Integer> toMove, EventSink telling) {
        Position now = position;
        List<Elf> escaping = new ArrayList<>(freed);
        List<Integer> left = toMove;
        while (true) {
            List<OgreCastle> castles = now.realm().emptyCastles();
            if (!escaping.isEmpty() && castles.size() > 1) {
                return now.with(new Phase.Escaping(escaping, left));
            }
            if (!escaping.isEmpty()) {
                ElfSpace to = castles.isEmpty() ? ElfSpace.HOME : castles.get(0).space();
                now = now.with(escape(now.realm(), escaping.remove(0), to, telling));
            } else if (!left.isEmpty()) {
                int ogre = left.get(0);
                left = left.subList(1, left.size());
                Realm moved = step(now.realm(), ogre, telling);
                now = now.with(moved.equals(now.realm()) ? moved : landed(moved, ogre, escaping, telling));
            } else {
                return new Position(now.realm(), now.realm().after(now.turn(), 1), Phase.Moving.start());
            }
        }
    }

    static Realm escape(Realm realm, Elf elf, ElfSpace to, EventSink telling) {
        telling.tell(
                SheetRule.FREE_BY_LOSS,
                () -> elf.title() + " is free again and goes " + to.towards() + ".",
                to.place());
        if (to == ElfSpace.HOME) {
            telling.tell(
                    SheetRule.NEVER_HOME, () -> "An Ogre is on every Castle, and none ever comes Home.", to.place());
        }
        return realm.with(elf, realm.miner(elf).free(to));
    }

    /** Returns the realm after one Ogre has moved. An Ogre that stays, with the realm unchanged, does not land. */
    private Realm step(Realm realm, int ogre, EventSink telling) {
        return switch (realm.ogre(ogre)) {
            case OgreZone.WaitsBeside beside -> back(realm, ogre, beside.castle(), telling);
            case OgreZone.InCastle in -> {
                OptionalInt to = aim(setup, realm, ogre, telling);
                yield to.isEmpty() ? realm : arrived(realm, ogre, to.getAsInt(), SheetRule.FROM_THE_CASTLE, telling);
            }
            case OgreZone.OnMine on -> {
                OptionalInt to = aim(setup, realm, ogre, telling);
                yield to.isEmpty()
                        ? realm
                        : arrived(
                                released(realm, on.mine(), ElfSpace.mine(on.mine()), telling),
                                ogre,
                                to.getAsInt(),
                                to.getAsInt() > on.mine() ? SheetRule.CLOCKWISE : SheetRule.ROADS_OF_OGRES,
                                telling);
            }
            case OgreZone.OutOfGame out -> realm;
            case OgreZone.InBox box -> realm;
        };
    }

    private static Realm back(Realm realm, int ogre, OgreCastle castle, EventSink telling) {
        telling.tell(
                SheetRule.OGRE_MISSES_A_TURN,
                () -> "Ogre " + ogre + " comes back to " + castle.title() + ".",
                castle.space().place());
        for (Elf elf : realm.freeElvesOn(castle.space())) {
            telling.tell(
                    SheetRule.OGRE_ONLY_VISITS,
                    () -> "Ogre " + ogre + " only visits; " + elf.title() + " stays free.",
                    castle.space().place());
        }
        return realm.withOgre(ogre, new OgreZone.InCastle(castle));
    }

    /** Returns the Mine to which an Ogre on the board moves next; empty where it stays. */
    static OptionalInt aim(Setup setup, Realm realm, int ogre, EventSink telling) {
        return switch (realm.ogre(ogre)) {
            case OgreZone.InCastle in -> hop(realm, ogre, setup.kingdom().firstMine(in.castle()), telling);
            case OgreZone.OnMine on -> hop(realm, ogre, Kingdom.after(on.mine()), telling);
            case OgreZone.WaitsBeside beside -> OptionalInt.empty();
            case OgreZone.OutOfGame out -> OptionalInt.empty();
            case OgreZone.InBox box -> OptionalInt.empty();
        };
    }

    /** Returns the first Mine, from {@code from} on, that has neither an Ogre nor a Shield. */
    private static OptionalInt hop(Realm realm, int ogre, int from, EventSink telling) {
        int mine = from;
        for (int i = 0; i < ElfSpace.MINES; i++) {
            if (realm.free(ElfSpace.mine(mine)) && !realm.shielded(mine)) {
                return OptionalInt.of(mine);
            }
            int passed = mine;
            if (realm.ogreOn(ElfSpace.mine(mine)).orElse(0) != ogre) {
                telling.tell(
                        realm.shielded(mine) ? SheetRule.SHIELD_KEEPS_OGRES_OFF : SheetRule.OGRES_HOP,
                        () -> "Ogre " + ogre + " hops over Mine " + passed + ".",
                        ElfSpace.mine(passed).place());
            }
            mine = Kingdom.after(mine);
        }
        return OptionalInt.empty();
    }

    private static Realm arrived(Realm realm, int ogre, int mine, SheetRule rule, EventSink telling) {
        telling.tell(
                rule,
                () -> "Ogre " + ogre + " comes to Mine " + mine + ".",
                ElfSpace.mine(mine).place());
        return realm.withOgre(ogre, new OgreZone.OnMine(mine));
    }

    /** Frees the captives of an Ogre that leaves a Mine. They go to {@code to}, which is mostly the same Mine. */
    static Realm released(Realm realm, int mine, ElfSpace to, EventSink telling) {
        Realm after = realm;
        for (Elf elf : realm.elves()) {
            Realm.Miner miner = realm.miner(elf);
            if (miner.captive() && miner.at() == ElfSpace.mine(mine)) {
                after = after.with(elf, miner.free(to));
                telling.tell(
                        SheetRule.FREE_WHEN_OGRE_LEAVES,
                        () -> elf.title() + " is free again "
                                + (to == miner.at() ? "on Mine " + mine : "and goes " + to.towards()) + ".",
                        to.place());
            }
        }
        return after;
    }

    /** An Ogre that landed grabs from its Mine, then captures the Elves there; those that lost something are freed. */
    private Realm landed(Realm realm, int ogre, List<Elf> freed, EventSink telling) {
        if (!(realm.ogre(ogre) instanceof OgreZone.OnMine on)) {
            return realm;
        }
        Realm after = grab(realm, ogre, on.mine(), telling);
        for (Elf elf : realm.freeElvesOn(ElfSpace.mine(on.mine()))) {
            after = capture(after, ogre, elf, freed, telling);
        }
        return after;
    }

    private Realm grab(Realm realm, int ogre, int mine, EventSink telling) {
        Place where = ElfSpace.mine(mine).place();
        Things grabbed = setup.liked(ogre, realm.mine(mine));
        Things left = realm.mine(mine).less(grabbed);
        if (!grabbed.isEmpty()) {
            telling.tell(SheetRule.GRAB, () -> "Ogre " + ogre + " grabs " + grabbed.inWords() + ".", where);
        }
        if (!left.isEmpty()) {
            telling.tell(
                    SheetRule.OGRE_LIKES,
                    () -> "Ogre " + ogre + " guards " + left.inWords() + ": it likes only " + setup.tastes(ogre) + ".",
                    where);
        }
        return realm.withMine(mine, left);
    }

    private Realm capture(Realm realm, int ogre, Elf elf, List<Elf> freed, EventSink telling) {
        Realm.Miner miner = realm.miner(elf);
        Place where = miner.at().place();
        Things lost = setup.liked(ogre, miner.bag());
        telling.tell(SheetRule.CAPTURE, () -> "Ogre " + ogre + " captures " + elf.title() + ".", where);
        if (lost.isEmpty()) {
            telling.tell(
                    SheetRule.CAPTURE_IS_AVOIDED,
                    () -> elf.title() + " stands on Ogre " + ogre + " until it is free.",
                    where);
            return realm.with(elf, miner.caught());
        }
        Things kept = miner.bag().less(lost);
        telling.tell(SheetRule.LOSS, () -> elf.title() + " loses " + lost.inWords() + ".", where);
        if (!kept.isEmpty()) {
            telling.tell(SheetRule.KEPT, () -> elf.title() + " keeps " + kept.inWords() + ".", where);
        }
        freed.add(elf);
        return realm.with(elf, miner.carrying(kept));
    }

    /** The roll of the Ogres' die. */
    static final class OgreRoll extends OgreHop<Phase.Rolling, Action.Roll> {
        OgreRoll(Setup setup) {
            super(
                    setup,
                    Phase.Rolling.class,
                    Sentence.of("roll", Action.Roll.class, FACE, Action.Roll::face, Action.Roll::new),
                    "roll O",
                    ActionKind.usual("roll the Ogres' die"));
        }

        @Override
        Optional<SheetRule> before(Phase phase) {
            return phase instanceof Phase.Meeting || phase instanceof Phase.Escaping || phase instanceof Phase.Agreeing
                    ? Optional.empty()
                    : super.before(phase);
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.NO_ROLL_NOW;
        }

        @Override
        protected List<Action.Roll> legal(Position position, Phase.Rolling phase) {
            return IntStream.rangeClosed(1, Action.Roll.O)
                    .mapToObj(Action.Roll::new)
                    .toList();
        }

        @Override
        protected Position after(Position position, Phase.Rolling phase, Action.Roll roll, EventSink telling) {
            boolean all = roll.face() == Action.Roll.O;
            List<Integer> moving = setup.sheet().ogres().stream()
                    .filter(ogre -> all || roll.face() == ogre)
                    .filter(ogre -> !(position.realm().ogre(ogre) instanceof OgreZone.OutOfGame))
                    .toList();
            if (all) {
                telling.tell(SheetRule.O_MOVES_ALL, () -> "An O: " + listed(moving) + ".");
                return carryOn(position, List.of(), moving, telling);
            }
            String number = "A " + roll.shows() + ": ";
            if (moving.isEmpty()) {
                telling.tell(
                        SheetRule.NUMBER_MOVES_ONE, () -> number + "Ogre " + roll.shows() + " is not in the game.");
            }
            return carryOn(position, List.of(), moving, new OpenedEvents(number, telling));
        }

        private static String listed(List<Integer> ogres) {
            return ogres.isEmpty()
                    ? "no Ogre is left in the game, so none moves"
                    : "every Ogre moves, in this order: "
                            + ogres.stream().map(String::valueOf).collect(Collectors.joining(", "));
        }

        @Override
        protected String describe(Position position, Action.Roll roll) {
            return "a roll of " + roll.shows();
        }
    }

    /** A freed Elf goes to a Castle. */
    static final class CastleChoice extends OgreHop<Phase.Escaping, Action.EscapeTo> {
        CastleChoice(Setup setup) {
            super(
                    setup,
                    Phase.Escaping.class,
                    Sentence.of("castle", Action.EscapeTo.class, CASTLE, Action.EscapeTo::castle, Action.EscapeTo::new),
                    "castle ne",
                    ActionKind.usual("go to an empty Castle"));
        }

        @Override
        SheetRule elsewhere(Position position) {
            return SheetRule.NOTHING_TO_CHOOSE;
        }

        @Override
        Optional<Breach> wrong(Position position, Action.EscapeTo escape) {
            return emptyCastle(new FirstBreach(), SheetRule.FREED_TO_EMPTY_CASTLE, position, escape.castle())
                    .found();
        }

        @Override
        protected List<Action.EscapeTo> legal(Position position, Phase.Escaping phase) {
            return position.realm().emptyCastles().stream()
                    .map(Action.EscapeTo::new)
                    .toList();
        }

        @Override
        protected Position after(Position position, Phase.Escaping phase, Action.EscapeTo escape, EventSink telling) {
            List<Elf> freed = phase.freed();
            Realm escaped =
                    escape(position.realm(), freed.get(0), escape.castle().space(), telling);
            return carryOn(position.with(escaped), freed.subList(1, freed.size()), phase.toMove(), telling);
        }

        /** The other Ogres of an O move only once the freed Elf is away. */
        @Override
        protected Optional<Position> intermediateState(Position position, Action.EscapeTo escape) {
            Realm realm =
                    escape(position.realm(), position.acting(), escape.castle().space(), EventSink.SILENT);
            return Optional.of(position.with(realm));
        }

        @Override
        protected String describe(Position position, Action.EscapeTo escape) {
            return "go to " + escape.castle().title();
        }
    }

    /** Puts words before the sentence of the first event. */
    private static final class OpenedEvents implements EventSink {
        private final EventSink telling;
        private String words;

        OpenedEvents(String words, EventSink telling) {
            this.words = words;
            this.telling = telling;
        }

        @Override
        public boolean listens() {
            return telling.listens();
        }

        @Override
        public void tell(Rule rule, Supplier<String> says, Place... where) {
            String opening = words;
            words = "";
            telling.tell(rule, () -> opening + says.get(), where);
        }
    }
}
