package umpire.rules.diceland;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Listed;

/** The words of prompts, phase by phase. */
record DuelWords(Setup setup) {
    /** Returns the awaited action in words that follow a seat's name in a prompt. */
    String awaited(Position position) {
        return switch (position.phase()) {
            case Phase.Enlisting enlisting -> "choose a die for the army";
            case Phase.Electing electing -> "decide who goes first";
            case Phase.Flipping flipping -> "flip a coin and say who goes first";
            case Phase.ChoosingFirst choosing -> "choose the die that begins in the middle";
            case Phase.HandPlacing placing ->
                "put " + setup.title(placing.die())
                        + " on the table; its strongest side is "
                        + setup.die(placing.die()).unit().strongest().word();
            case Phase.Choosing choosing -> begins(position);
            case Phase.Airborne airborne -> "throw " + setup.title(airborne.die());
            case Phase.FoulWatching watching -> "say whether the throw was a foul";
            case Phase.Activating activating -> "let " + setup.title(activating.die()) + " act";
            case Phase.OgreMoving moving -> "maneuver " + setup.title(moving.die()) + ", or leave it there";
            case Phase.LineCalling line ->
                "look whether " + setup.title(line.shooter()) + " sees " + setup.title(line.target());
            case Phase.DuelOver over -> "nothing";
        };
    }

    private String begins(Position position) {
        boolean throwing = position.of(position.active())
                .anyMatch(fighter -> fighter.inHand() && !setup.unit(fighter).ogre());
        boolean acting = position.of(position.active()).anyMatch(Fighter::inPlay);
        return !acting ? "throw a die" : throwing ? "throw a die, or let one act" : "let a die act";
    }

    /** Returns the actions of a die that may act, in words. */
    String acting(Phase.Activating activating, List<Action> legal) {
        List<String> ways = legal.stream()
                .flatMap(action -> action instanceof Action.DieAct act ? Stream.of(act.verb()) : Stream.empty())
                .distinct()
                .sorted()
                .toList();
        String title = setup.title(activating.die());
        if (ways.isEmpty()) {
            return title + " can do nothing: leave it as it lies";
        }
        return "let " + title + " " + Listed.or(ways);
    }

    /** Returns the facts to know before a choice; empty where the table shows them. */
    String situation(Position position) {
        return switch (position.phase()) {
            case Phase.Enlisting enlisting -> army(position);
            case Phase.FoulWatching watching -> setup.title(watching.die()) + " was thrown";
            case Phase.OgreMoving moving -> setup.title(moving.die()) + " has shot and may move";
            case Phase.LineCalling line ->
                "it is close whether " + setup.title(line.shooter()) + " sees " + setup.title(line.target());
            default -> "";
        };
    }

    /** Says that a die may act, and why it cannot shoot or roll, if it sees no enemy or has no room at its green dots. */
    String mayAct(Position position, Phase.Activating activating, List<Action> legal) {
        Fighter fighter = position.fighter(activating.die());
        boolean blind = legal.stream()
                        .noneMatch(action -> action instanceof Action.DieAct act
                                && act.verb().equals("shoot"))
                && !setup.die(fighter.name())
                        .side(fighter.lying().orElseThrow())
                        .armed(fighter.card())
                        .isEmpty();
        boolean rolls = setup.unit(fighter).ogre() || legal.stream().anyMatch(Action.Maneuver.class::isInstance);
        PaperSide side = setup.die(fighter.name()).side(fighter.lying().orElseThrow());
        List<String> green = Stream.of(TopCorner.values())
                .filter(corner -> !rolls && side.green(corner) != PaperSide.NO_DOT)
                .map(TopCorner::word)
                .toList();
        List<String> lacks = Stream.concat(
                        blind ? Stream.of("sees no enemy") : Stream.empty(),
                        green.isEmpty() ? Stream.empty() : Stream.of("has no room to roll over " + Listed.or(green)))
                .toList();
        return setup.title(fighter.name()) + " may act"
                + (lacks.isEmpty() ? "" : ", but " + String.join(" and ", lacks));
    }

    private String army(Position position) {
        ArmyEnlistment.ArmyPoints army = ArmyEnlistment.ArmyPoints.of(setup, position, position.active());
        String left = army.most() - army.points() + " points left";
        return position.of(position.active())
                .filter(fighter -> !setup.unit(fighter).ogre())
                .min(Comparator.comparingInt(fighter -> setup.unit(fighter).points()))
                .map(cheapest -> left
                        + (army.free() == 0 ? "" : "; the cheapest die, " + setup.title(cheapest.name()) + ", is free"))
                .orElse("");
    }

    /** Returns the sentence for a seat that passes its remaining choices. */
    String forgone(Position position) {
        return switch (position.phase()) {
            case Phase.FoulWatching watching ->
                position.active().other() + " lets the throw of " + setup.title(watching.die()) + " count.";
            case Phase.Activating activating -> setup.title(activating.die()) + " does nothing more.";
            case Phase.OgreMoving moving -> setup.title(moving.die()) + " stays where it is.";
            default -> "Nothing is done.";
        };
    }
}
