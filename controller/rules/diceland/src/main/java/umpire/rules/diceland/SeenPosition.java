package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.move.MoveTable;

/** Reads states and attempted actions from what is seen on the table. */
final class SeenPosition {
    private final Setup setup;
    private final TouchedDice touch;

    SeenPosition(Setup setup, MoveTable<Position, Action> moves) {
        this.setup = setup;
        this.touch = new TouchedDice(setup, moves);
    }

    /**
     * A die that lies on the side to which a corner leads was rolled over that corner, wherever it lies now. A die that was not on the
     * table and suddenly lies there was thrown.
     */
    public Optional<Action> attempt(Position position, List<Place> emptied, List<Place> filled, Placement seen) {
        if (filled.size() != 1) {
            return Optional.empty();
        }
        String name = filled.getFirst().name();
        if (emptied.isEmpty()) {
            return setup.find(name)
                    .filter(die -> position.find(name).filter(Fighter::inPlay).isEmpty())
                    .map(die -> new Action.ThrowIn(name));
        }
        return emptied.equals(filled) ? rolledOver(position, name, seen) : Optional.empty();
    }

    /** Returns the action that one touch or several touches in order mean; empty if they mean none. */
    public Optional<Action> meant(Position position, List<TouchedTokens> touched) {
        List<String> names = touched.stream().map(thing -> thing.place().name()).toList();
        return touch.of(position, names);
    }

    private Optional<Action> rolledOver(Position position, String name, Placement seen) {
        Optional<FlatDie> before = position.find(name).flatMap(Fighter::lying);
        Optional<Octant> top = seen.standings().stream()
                .filter(standing -> standing.spot().place().name().equals(name))
                .findFirst()
                .flatMap(this::top);
        return Arrays.stream(TopCorner.values())
                .filter(corner -> top.isPresent()
                        && before.map(die -> die.rolled(corner).top()).equals(top))
                .<Action>map(corner -> new Action.Maneuver(name, corner))
                .findFirst();
    }

    private Optional<Octant> top(Standing standing) {
        String[] name = standing.token().name().split("/", 2);
        return setup.find(name[0])
                .filter(known -> name.length == 2)
                .flatMap(known -> known.unit().side(name[1]))
                .map(PaperSide::face);
    }

    /** Returns a state in which dice lie where they were measured. */
    public static Position measured(Position position, List<Standing> measured) {
        Position after = position;
        for (Standing standing : measured) {
            Optional<FlatDie> die =
                    position.find(standing.spot().place().name()).flatMap(Fighter::lying);
            if (die.isPresent() && standing.spot() instanceof Spot.Lying spot) {
                FlatDie lies =
                        new FlatDie(die.get().top(), spot.pose(), die.get().edgeMm());
                after = after.with(after.fighter(standing.spot().place().name()).at(new Whereabouts.InPlay(lies)));
            }
        }
        return after;
    }

    /** Returns a state in which the dice lie as they are seen, and those that are not seen are in their hands. */
    public Parsed<Position> recognise(Placement picture, Position like, Commander toMove) {
        List<String> wrong = new ArrayList<>();
        Position position = like;
        for (Fighter fighter : like.fighters()) {
            position = position.with(atTheBeginning(fighter));
        }
        for (Standing standing : picture.standings()) {
            position = put(position, standing, wrong);
        }
        for (Commander commander : Commander.values()) {
            boolean there = picture.standings().stream()
                    .anyMatch(standing -> standing.token().equals(BoardSheet.token(commander)));
            if (like.armor(commander) > 0 && !there) {
                wrong.add(setup.title(commander.post()) + " is not on the table");
            }
        }
        return wrong.isEmpty()
                ? Parsed.good(position.with(toMove)
                        .withFlags(List.of())
                        .withLines(List.of())
                        .withPasses(0)
                        .with(new Phase.Choosing()))
                : Parsed.bad(String.join("; ", wrong));
    }

    /**
     * Returns a die that is not seen at the beginning of a turn: in the hand, or in reserve. If it is in reserve, the turn in which it was
     * killed is over.
     */
    private Fighter atTheBeginning(Fighter fighter) {
        return switch (fighter.at()) {
            case Whereabouts.InPlay in -> fighter.at(new Whereabouts.InHand());
            case Whereabouts.InReserve reserve ->
                fighter.at(new Whereabouts.InReserve(
                        Math.min(reserve.turns(), setup.rulings().reserveTurns())));
            case Whereabouts.InHand hand -> fighter;
            case Whereabouts.Boxed boxed -> fighter;
        };
    }

    private Position put(Position position, Standing standing, List<String> wrong) {
        String[] name = standing.token().name().split("/", 2);
        Optional<BoxedDie> die = setup.find(name[0]);
        Optional<PaperSide> side = die.filter(known -> name.length == 2)
                .flatMap(known -> known.unit().side(name[1]));
        if (side.isPresent() && standing.spot() instanceof Spot.Lying lying) {
            Fighter fighter = position.fighter(name[0]);
            if (fighter.owner().isEmpty()) {
                wrong.add(setup.title(name[0]) + " is in no army");
            }
            FlatDie flat = new FlatDie(
                    side.get().face(), lying.pose(), die.orElseThrow().unit().edgeMm());
            return position.with(fighter.at(new Whereabouts.InPlay(flat)));
        }
        for (Commander commander : Commander.values()) {
            if (standing.token().equals(BoardSheet.token(commander)) && position.armor(commander) > 0) {
                return position;
            }
        }
        wrong.add(Quoted.of(standing.token().name()) + " does not belong on the table");
        return position;
    }

    /** The action that a player meant by touching dice. The action is judged, so that a refusal can give the reason. */
    static final class TouchedDice {
        private static final List<SheetRule> RULES = List.of(SheetRule.values());

        private final Setup setup;
        private final MoveTable<Position, Action> moves;

        TouchedDice(Setup setup, MoveTable<Position, Action> moves) {
            this.setup = setup;
            this.moves = moves;
        }

        /**
         * Returns the action that touches in this order mean. Two touches name a shot if one of the two dice may be the shooter. Otherwise
         * only the last touch counts.
         */
        Optional<Action> of(Position position, List<String> names) {
            boolean alone =
                    names.size() < 2 || names.getLast().equals(position.active().post());
            Optional<Action> shot =
                    alone ? Optional.empty() : shot(position, names.subList(names.size() - 2, names.size()));
            return shot.or(() -> one(position, names.getLast()));
        }

        /**
         * Returns the action that the touch of one die means. After an own die that may act, a second touch is expected: the result is
         * empty, unless the die shoots at all enemies in sight.
         */
        private Optional<Action> one(Position position, String name) {
            if (name.equals(position.active().post())) {
                return Optional.of(new Action.CommandAll());
            }
            boolean waits = owns(position, name) && mayAct(position, name);
            if (waits || setup.find(name).isEmpty()) {
                return position.find(name).flatMap(this::aroundIt);
            }
            return Optional.of(new Action.JumpUp(name));
        }

        /** Returns the shot of a die whose weapons all hit every enemy in sight; empty for a die that needs a target. */
        private Optional<Action> aroundIt(Fighter fighter) {
            List<SideWeapon> weapons = fighter.lying()
                    .map(lying -> setup.die(fighter.name()).side(lying).weapons())
                    .orElse(List.of());
            return weapons.stream().allMatch(weapon -> weapon.range() == ArrowRange.ALL)
                    ? weapons.stream()
                            .findFirst()
                            .map(weapon -> new Action.FireWeapon(
                                    fighter.name(), weapon.weapon(), Optional.empty(), Optional.empty()))
                    : Optional.empty();
        }

        private static boolean mayAct(Position position, String name) {
            return switch (position.phase()) {
                case Phase.Choosing choosing -> true;
                case Phase.Activating activating -> activating.die().equals(name);
                case Phase.OgreMoving moving -> moving.die().equals(name);
                default -> false;
            };
        }

        /** The die of the player whose turn it is shoots, in whichever order both were touched. */
        private Optional<Action> shot(Position position, List<String> names) {
            boolean turned = !owns(position, names.get(0)) && owns(position, names.get(1));
            String shooter = names.get(turned ? 1 : 0);
            String target = names.get(turned ? 0 : 1);
            return setup.find(shooter).isEmpty() ? Optional.empty() : fired(position, shooter, target);
        }

        private static boolean owns(Position position, String name) {
            return position.find(name)
                    .filter(fighter -> fighter.of(position.active()))
                    .isPresent();
        }

        /**
         * Returns the shot at a touched target. For an Ogre it is the shot that comes nearest to being legal, because that refusal explains
         * most.
         */
        private Optional<Action> fired(Position position, String shooter, String target) {
            boolean ogre = position.find(shooter)
                    .map(Fighter::name)
                    .map(setup::die)
                    .filter(die -> die.unit().ogre())
                    .isPresent();
            Stream<Weapon> weapons =
                    ogre ? Weapon.ofOgre().stream().filter(weapon -> weapon != Weapon.AP) : Stream.of(Weapon.GUN);
            return weapons.<Action>map(
                            weapon -> new Action.FireWeapon(shooter, weapon, Optional.of(target), Optional.empty()))
                    .max(Comparator.comparingInt(action -> rank(position, action)));
        }

        /**
         * Returns the index of the rule that refuses an action, in the order in which the rules are tried. A legal action has the highest
         * number.
         */
        private int rank(Position position, Action action) {
            return moves.breach(position, action)
                    .map(breach -> RULES.indexOf(breach.rule()))
                    .orElse(Integer.MAX_VALUE);
        }
    }
}
