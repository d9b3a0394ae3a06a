package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.TrackingCard.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Applies the effect of a shot to each of its targets. */
final class ShotEffect {
    private final Setup setup;
    private final EventSink telling;
    private final SideWeapon weapon;
    private final Optional<OgreSystem> aim;
    private final Losses losses;
    private final OgreRolls rolls;

    ShotEffect(Setup setup, EventSink telling, SideWeapon weapon, Optional<OgreSystem> aim) {
        this.setup = setup;
        this.telling = telling;
        this.weapon = weapon;
        this.aim = aim;
        this.losses = new Losses(setup, telling);
        this.rolls = new OgreRolls(setup, telling);
    }

    /** Returns the state after a die or a Command Post was hit. */
    Position hit(Position position, String target) {
        Optional<Fighter> victim = position.find(target);
        if (victim.isEmpty()) {
            return postHit(position, position.active().other());
        }
        Fighter fighter = victim.orElseThrow();
        if (!fighter.inPlay()) {
            return position;
        }
        if (setup.unit(fighter).immune().contains(weapon.colour())) {
            telling.tell(
                    SheetRule.IMMUNE,
                    () -> setup.title(target) + " is immune to " + weapon.colour() + ".",
                    new Place(target));
            return position;
        }
        Position after = struck(position, fighter);
        boolean stays = !after.over() && after.fighter(target).inPlay();
        return setup.unit(fighter).ogre() && stays ? system(after, target, aim.orElseThrow()) : after;
    }

    private Position postHit(Position position, Commander owner) {
        int left = Math.max(0, position.armor(owner) - weapon.attack());
        telling.tell(
                left == 0 ? SheetRule.POST_DESTROYED : SheetRule.POST_HIT,
                () -> left == 0
                        ? setup.title(owner.post()) + " is destroyed: " + owner + " commands no more."
                        : setup.title(owner.post()) + " has " + left + " armor left.",
                new Place(owner.post()));
        return left == 0
                ? position.with(owner, left).withLines(linesBut(position, owner.post()))
                : position.with(owner, left);
    }

    /** Answers about lines to a target that is gone no longer count. */
    private static List<Position.LineWord> linesBut(Position position, String gone) {
        return position.lines().stream()
                .filter(line -> !line.target().equals(gone))
                .toList();
    }

    private Position struck(Position position, Fighter victim) {
        int attack = weapon.attack();
        PaperSide side = setup.die(victim.name()).side(victim.lying().orElseThrow());
        if (side.block().isEmpty()) {
            return killed(position, victim, SheetRule.SIDE_ONE, "any damage kills it on side " + side.word());
        }
        int block = side.block().orElseThrow();
        return attack >= block
                ? killed(position, victim, SheetRule.KILLED, "attack " + attack + " against block " + block)
                : damaged(position, victim, side.red().orElseThrow());
    }

    private Position killed(Position position, Fighter victim, SheetRule rule, String why) {
        Commander scorer = victim.owner().orElseThrow().other();
        int points = setup.unit(victim).points();
        telling.tell(
                rule,
                () -> setup.title(victim.name()) + " is killed, " + why + ": " + points + " points for " + scorer + ".",
                new Place(victim.name()));
        return losses.killed(position, victim, scorer, Trophy.How.KILLED);
    }

    private Position damaged(Position position, Fighter victim, TopCorner red) {
        RollPath path = RollPath.of(setup, position, victim, red);
        boolean ogre = setup.unit(victim).ogre();
        if (ogre && path.ogre(setup).isPresent()) {
            return killed(position, victim, SheetRule.OGRE_PINNED, "pinned by the other Ogre");
        }
        if (path.offTable() && ogre && !setup.rulings().ogreKilledAtEdge()) {
            return staying(position, victim);
        }
        if (path.offTable() || (!ogre && !path.met().isEmpty())) {
            String by = path.offTable()
                    ? "the edge of the table"
                    : setup.title(path.met().get(0).name());
            return killed(position, victim, SheetRule.PINNED, "pinned by " + by);
        }
        String to = setup.die(victim.name())
                .side(victim.lying().orElseThrow().rolled(red))
                .word();
        telling.tell(
                SheetRule.DAMAGED,
                () -> setup.title(victim.name()) + " is damaged: it rolls over corner " + red.word()
                        + " and shows side " + to + ".",
                new Place(victim.name()));
        return rolls.rolled(position, victim, red);
    }

    private Position staying(Position position, Fighter ogre) {
        String side = setup.die(ogre.name()).side(ogre.lying().orElseThrow()).word();
        telling.tell(
                SheetRule.OGRE_AT_EDGE,
                () -> setup.title(ogre.name()) + " would roll over the edge of the table, so it stays on side " + side
                        + ".",
                new Place(ogre.name()));
        return position;
    }

    private Position system(Position position, String ogre, OgreSystem system) {
        Fighter fighter = position.fighter(ogre);
        TrackingCard card = fighter.card().orElseThrow();
        TrackingCard after =
                system == OgreSystem.TREADS ? treads(ogre, card) : circle(ogre, card, Weapon.valueOf(system.name()));
        return position.with(fighter.with(after));
    }

    private TrackingCard circle(String ogre, TrackingCard card, Weapon aimed) {
        boolean scratched = weapon.attack() >= block(setup, aimed) && card.left(aimed) > 0;
        TrackingCard after = scratched ? card.without(aimed) : card;
        telling.tell(
                scratched ? SheetRule.CIRCLE_SCRATCHED : SheetRule.SYSTEM_HOLDS,
                () -> "The " + aimed.title() + " of " + setup.title(ogre)
                        + (scratched ? ": " + after.left(aimed) + " left." : holding(aimed, card)),
                new Place(ogre));
        return after;
    }

    /** Returns the lowest attack that scratches a circle of a weapon of an Ogre. */
    private static int block(Setup setup, Weapon aimed) {
        return setup.catalogue().blocks().get(Weapon.ofOgre().indexOf(aimed));
    }

    private String holding(Weapon aimed, TrackingCard card) {
        boolean several = aimed.title().endsWith("s");
        return card.left(aimed) == 0
                ? (several ? " were" : " was") + " destroyed before."
                : (several ? " withstand" : " withstands") + " attack " + weapon.attack() + ": "
                        + (several ? "they need " : "it needs ") + block(setup, aimed) + ".";
    }

    private TrackingCard treads(String ogre, TrackingCard card) {
        int dots = Math.max(0, weapon.attack() - setup.catalogue().treadsSubtract());
        TrackingCard after = card.scratched(dots);
        telling.tell(
                SheetRule.TREADS_SCRATCHED,
                () -> "The treads of " + setup.title(ogre) + (after.equals(card) ? " lose nothing: " : ": ")
                        + setup.die(ogre).unit().treadsInWords(after) + " left.",
                new Place(ogre));
        return rolls.scratched(ogre, card, dots);
    }

    /**
     * Returns what a shot does to its target, as the target's label.
     *
     * @param costs what the shooter's side loses when the target rolls. The costs stand in place of the target's new side. Two costs leave
     *     no room for the system
     */
    static String preview(Setup setup, Fighter before, Fighter now, Optional<OgreSystem> aim, List<String> costs) {
        if (now.equals(before)) {
            return "no effect";
        }
        return now.lying()
                .map(lying -> Stream.concat(
                                costs.isEmpty()
                                        ? Stream.of("side "
                                                + setup.die(now.name())
                                                        .side(lying)
                                                        .word())
                                        : costs.stream(),
                                aim
                                        .filter(system -> costs.size() < 2)
                                        .map(system -> lost(before, now, system))
                                        .stream())
                        .collect(Collectors.joining(", ")))
                .orElse("killed");
    }

    private static String lost(Fighter before, Fighter now, OgreSystem system) {
        TrackingCard had = before.card().orElseThrow();
        TrackingCard has = now.card().orElseThrow();
        if (had.left(system) == 0) {
            return "nothing left to lose";
        }
        return has.left(system) == had.left(system)
                ? (system == OgreSystem.TREADS ? "no treads lost" : "no weapon lost")
                : system.title() + " " + had.left(system) + " \u2192 " + has.left(system);
    }

    /** Returns whether a part of the enemy's Ogre loses nothing to an attack. */
    static boolean spared(Setup setup, Position position, OgreSystem system, int attack) {
        return system == OgreSystem.TREADS
                ? attack <= setup.catalogue().treadsSubtract()
                : position.destroyed(system) || attack < block(setup, Weapon.valueOf(system.name()));
    }
}
