package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.ArrowRange;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.SideWeapon;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Fires a weapon and deals out what it does, target by target. */
final class Shooting {
    private final Setup setup;
    private final EventSink telling;
    private final Losses losses;
    private final OgreRolls rolls;
    private final SightLines sight;

    Shooting(Setup setup, EventSink telling) {
        this.setup = setup;
        this.telling = telling;
        this.losses = new Losses(setup, telling);
        this.rolls = new OgreRolls(setup, telling);
        this.sight = new SightLines(setup);
    }

    Position fired(Position position, Action.FireWeapon fire) {
        Fighter shooter = position.fighter(fire.die());
        SideWeapon weapon = sight.weapon(shooter, fire.weapon()).orElseThrow();
        List<String> targets = targets(position, shooter, weapon, fire);
        telling.tell(
                weapon.range() == ArrowRange.ALL ? SheetRule.CLOSEST_FIRST : SheetRule.SHOT,
                () -> setup.title(fire.die()) + " fires" + weaponed(weapon) + " at " + listed(targets) + ", attack "
                        + weapon.attack() + ".",
                Stream.concat(Stream.of(fire.die()), targets.stream())
                        .map(Place::new)
                        .toArray(Place[]::new));
        Position after = spent(position, shooter, fire.weapon());
        for (String target : targets) {
            after = after.over() ? after : hit(after, weapon, target, fire);
        }
        return after;
    }

    private List<String> targets(Position position, Fighter shooter, SideWeapon weapon, Action.FireWeapon fire) {
        return weapon.range() == ArrowRange.ALL
                ? sight.targets(position, shooter, weapon).hit().stream()
                        .map(SightedEnemy::name)
                        .toList()
                : List.of(fire.target().orElseThrow());
    }

    private static String weaponed(SideWeapon weapon) {
        return weapon.weapon() == Weapon.GUN ? "" : " its " + weapon.weapon().title();
    }

    private String listed(List<String> targets) {
        return String.join(", ", targets.stream().map(setup::title).toList());
    }

    private Position spent(Position position, Fighter shooter, Weapon weapon) {
        if (weapon != Weapon.MISSILES) {
            return position;
        }
        TrackingCard card = shooter.card().orElseThrow().without(weapon);
        telling.tell(
                SheetRule.MISSILE_SPENT,
                () -> setup.title(shooter.name()) + " has " + card.left(weapon)
                        + (card.left(weapon) == 1 ? " missile left." : " missiles left."),
                new Place(shooter.name()));
        return position.with(shooter.with(card));
    }

    private Position hit(Position position, SideWeapon weapon, String target, Action.FireWeapon fire) {
        Optional<Fighter> victim = position.find(target);
        if (victim.isEmpty()) {
            return postHit(position, weapon.attack(), position.active().other());
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
        Position after = struck(position, fighter, weapon.attack());
        boolean stays = !after.over() && after.fighter(target).inPlay();
        return setup.unit(fighter).ogre() && stays
                ? system(after, target, weapon.attack(), fire.system().orElseThrow())
                : after;
    }

    private Position postHit(Position position, int attack, Commander owner) {
        int left = Math.max(0, position.armor(owner) - attack);
        telling.tell(
                left == 0 ? SheetRule.POST_DESTROYED : SheetRule.POST_HIT,
                () -> left == 0
                        ? setup.title(owner.post()) + " is destroyed."
                        : setup.title(owner.post()) + " has " + left + " armor left.",
                new Place(owner.post()));
        return left == 0
                ? position.with(owner, left).withLines(linesBut(position, owner.post()))
                : position.with(owner, left);
    }

    /** What was said about lines to something that is gone is over. */
    private static List<LineWord> linesBut(Position position, String gone) {
        return position.lines().stream()
                .filter(line -> !line.target().equals(gone))
                .toList();
    }

    private Position struck(Position position, Fighter victim, int attack) {
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
                () -> setup.title(victim.name()) + " is damaged: it rolls over corner " + red.word() + " to side " + to
                        + ".",
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

    private Position system(Position position, String ogre, int attack, OgreSystem system) {
        Fighter fighter = position.fighter(ogre);
        TrackingCard card = fighter.card().orElseThrow();
        TrackingCard after =
                system == OgreSystem.TREADS ? treads(ogre, card, attack) : weapon(ogre, card, attack, system);
        return position.with(fighter.with(after));
    }

    private TrackingCard weapon(String ogre, TrackingCard card, int attack, OgreSystem system) {
        Weapon weapon = Weapon.valueOf(system.name());
        int block = setup.catalogue().blocks().get(Weapon.ofOgre().indexOf(weapon));
        boolean scratched = attack >= block && card.left(weapon) > 0;
        TrackingCard after = scratched ? card.without(weapon) : card;
        telling.tell(
                scratched ? SheetRule.CIRCLE_SCRATCHED : SheetRule.SYSTEM_HOLDS,
                () -> "The " + weapon.title() + " of " + setup.title(ogre)
                        + (scratched ? ": " + after.left(weapon) + " left." : holding(weapon, card, attack)),
                new Place(ogre));
        return after;
    }

    private static String holding(Weapon weapon, TrackingCard card, int attack) {
        boolean several = weapon.title().endsWith("s");
        return card.left(weapon) == 0
                ? (several ? " were" : " was") + " destroyed before."
                : (several ? " withstand" : " withstands") + " attack " + attack + ".";
    }

    private TrackingCard treads(String ogre, TrackingCard card, int attack) {
        int dots = Math.max(0, attack - setup.catalogue().treadsSubtract());
        TrackingCard after = card.scratched(dots);
        telling.tell(
                SheetRule.TREADS_SCRATCHED,
                () -> "The treads of " + setup.title(ogre) + (after.equals(card) ? " lose nothing: " : ": ")
                        + after.treadsInWords() + " left.",
                new Place(ogre));
        return new TreadLines(setup, telling).scratched(ogre, card, dots);
    }
}
