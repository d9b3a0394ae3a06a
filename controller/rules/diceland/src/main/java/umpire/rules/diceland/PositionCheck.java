package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.rulings.Rulings;
import umpire.rules.kernel.Parsed;

/** Finds what is impossible about a written position. */
record PositionCheck(Setup setup) {
    /** Returns the position, or everything that is impossible about it. */
    Parsed<Position> check(Position position) {
        List<String> wrong = new ArrayList<>();
        dice(position, wrong);
        posts(position, wrong);
        trophies(position, wrong);
        flags(position, wrong);
        passes(position, wrong);
        wrong.addAll(new PhaseCheck(setup).wrong(position));
        if (wrong.isEmpty()) {
            wrong.addAll(new PhaseCheck.LineCheck(setup).wrong(position));
        }
        return wrong.isEmpty() ? Parsed.good(position) : Parsed.bad(String.join("; ", wrong));
    }

    private void dice(Position position, List<String> wrong) {
        for (Fighter fighter : position.fighters()) {
            owner(fighter, wrong);
            card(fighter, wrong);
            reserve(fighter, wrong);
            fighter.lying().ifPresent(lying -> lying(position, fighter, lying, wrong));
        }
        for (Commander commander : Commander.values()) {
            army(position, commander).ifPresent(wrong::add);
        }
    }

    private void owner(Fighter fighter, List<String> wrong) {
        boolean ogre = setup.unit(fighter).ogre();
        fighter.owner().ifPresent(owner -> {
            if (ogre && !(setup.scenario().ogre(owner) && fighter.name().equals(Setup.ogre(owner)))) {
                wrong.add(setup.title(fighter.name()) + " does not play for " + owner);
            }
            if (!ogre && owner == Commander.BLUE && setup.scenario().basic()) {
                wrong.add("Blue has no army but the Ogre, and not " + setup.title(fighter.name()));
            }
        });
    }

    private void card(Fighter fighter, List<String> wrong) {
        fighter.card()
                .filter(card -> !card.within(setup.card()))
                .ifPresent(card -> wrong.add("the tracking card of " + setup.title(fighter.name())
                        + " has no more than " + setup.unit(fighter).inWords(setup.card())));
    }

    /** Checks how many turns a die is in reserve. The turn in which it is killed counts. */
    private void reserve(Fighter fighter, List<String> wrong) {
        int most = setup.rulings().reserveTurns() + 1;
        if (fighter.at() instanceof Whereabouts.InReserve reserve && reserve.turns() > most) {
            wrong.add(setup.title(fighter.name()) + " is in reserve for no more than " + most + " turns");
        }
    }

    private void lying(Position position, Fighter fighter, FlatDie lying, List<String> wrong) {
        if (!Footing.onTable(lying, setup)) {
            wrong.add(setup.title(fighter.name()) + " lies beyond the edge of the table");
        }
        position.inPlay()
                .filter(other -> setup.die(other.name()).number()
                        > setup.die(fighter.name()).number())
                .filter(other -> Footing.insideEachOther(lying, other.lying().orElseThrow()))
                .forEach(other -> wrong.add(
                        setup.title(fighter.name()) + " and " + setup.title(other.name()) + " lie inside each other"));
    }

    private Optional<String> army(Position position, Commander commander) {
        ArmyEnlistment.ArmyPoints army = ArmyEnlistment.ArmyPoints.of(setup, position, commander);
        return army.points() > army.most()
                ? Optional.of(commander + " has an army of " + army.points() + " points, and no more than "
                        + army.most() + " are allowed")
                : Optional.empty();
    }

    private void trophies(Position position, List<String> wrong) {
        for (Commander scorer : Commander.values()) {
            end(position, scorer).ifPresent(wrong::add);
        }
    }

    /** Checks that the game is over exactly when a player has enough points. */
    private Optional<String> end(Position position, Commander scorer) {
        int points = setup.points(position, scorer);
        boolean enough = points >= Rulings.WIN_POINTS;
        Optional<Phase.DuelOver> won = position.phase() instanceof Phase.DuelOver over && over.winner() == scorer
                ? Optional.of(over)
                : Optional.empty();
        if (enough != won.isPresent()) {
            return Optional.of(scorer + " has " + points + " points, and "
                    + (enough ? "the game is over with " + Rulings.WIN_POINTS : Rulings.WIN_POINTS + " win"));
        }
        return won.flatMap(over -> ended(position, over, scorer));
    }

    private Optional<String> ended(Position position, Phase.DuelOver over, Commander winner) {
        boolean ogreKilled = position.trophies(winner).stream()
                .anyMatch(trophy -> trophy.how() == Trophy.How.KILLED
                        && setup.unit(trophy.unit()).ogre());
        return over.ogreKilled() == ogreKilled
                ? Optional.empty()
                : Optional.of(
                        ogreKilled
                                ? winner + " killed an Ogre, and the game ended with that"
                                : winner + " killed no Ogre, so the game did not end with that");
    }

    private void posts(Position position, List<String> wrong) {
        for (Commander commander : Commander.values()) {
            int most = setup.post(commander) ? setup.catalogue().armor() : 0;
            if (position.armor(commander) > most) {
                wrong.add(
                        most == 0
                                ? commander + " has no Command Post in this game, and so no armor"
                                : setup.title(commander.post()) + " has no more than " + most + " armor");
            }
        }
    }

    private void flags(Position position, List<String> wrong) {
        if (position.flags().isEmpty()) {
            return;
        }
        if (!setup.post(position.active())) {
            wrong.add("no Command is followed, because " + position.active() + " has no Command Post in this game");
        }
        if ((position.phase() instanceof Phase.DuelSetUp || position.beginning() || position.over())) {
            wrong.add("no Command is followed at the beginning of a turn, before the first and after the last");
        }
        for (String flag : position.flags()) {
            Fighter fighter = position.fighter(flag);
            if (!fighter.inPlay() || !fighter.of(position.active())) {
                wrong.add(setup.title(flag) + " follows no Command, because it is no die of " + position.active()
                        + " on the table");
            } else if (!setup.followsCommands(fighter)) {
                wrong.add(setup.title(flag) + " follows no Command, because it is immune to its colour");
            }
        }
        if (position.flags().stream().distinct().count() < position.flags().size()) {
            wrong.add("a die follows a Command once");
        }
        if (position.phase() instanceof Phase.OfDie now && position.flags().contains(now.die())) {
            wrong.add(setup.title(now.die()) + " acts already, and follows the Command no more");
        }
    }

    private static void passes(Position position, List<String> wrong) {
        if (position.passes() > Position.MOST_PASSES) {
            wrong.add("passes are counted up to " + Position.MOST_PASSES);
        }
        if (position.passes() > 0 && !position.beginning()) {
            wrong.add("no pass was made just before, because an action has begun");
        }
    }
}
