package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.Octant;
import umpire.rules.diceland.geometry.TopCorner;
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

    /** Returns where a die is at the beginning of a turn in which it is not seen. The turn in which it was killed is over. */
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
}
