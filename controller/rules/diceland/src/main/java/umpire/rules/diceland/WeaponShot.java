package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.SightLines.ShotTargets;
import umpire.rules.diceland.SightLines.ShotTargets.SightedEnemy;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.PaperSide.ArrowRange;
import umpire.rules.diceland.catalogue.PaperSide.SideWeapon;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.TrackingCard.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;

/** A die fires a weapon. */
final class WeaponShot extends ShotMove<Action.FireWeapon> {
    private static final Form<OgreSystem> SYSTEM = Form.of("a system", OgreSystem::word, OgreSystem::named);

    private final DuelFlow flow;

    WeaponShot(Setup setup, DuelFlow flow) {
        super(
                setup,
                new Sentence<>(
                        "fire",
                        Action.FireWeapon.class,
                        Phrase.of(
                                DiceText.die(setup),
                                Action.FireWeapon::die,
                                UNLESS_GUN,
                                Action.FireWeapon::weapon,
                                Form.any().maybeAfter(AT),
                                Action.FireWeapon::target,
                                SYSTEM.maybeAfter("hitting"),
                                Action.FireWeapon::system,
                                Action.FireWeapon::new)),
                "fire gev-1 at ogre-blue hitting treads");
        this.flow = flow;
    }

    @Override
    Optional<Breach> breach(Position position, Action.FireWeapon fire) {
        return armed(position, fire.die(), fire.weapon())
                .then(() -> aimed(position, fire))
                .found();
    }

    private Optional<Breach> aimed(Position position, Action.FireWeapon fire) {
        ShotTargets targets = targets(position, fire.die(), fire.weapon());
        SideWeapon weapon =
                sight.weapon(position.fighter(fire.die()), fire.weapon()).orElseThrow();
        FirstBreach breach =
                targets.range() == ArrowRange.ALL ? all(targets, fire) : one(position, weapon, targets, fire);
        return breach.then(() -> system(position, weapon, targets, fire)).found();
    }

    private FirstBreach all(ShotTargets targets, Action.FireWeapon fire) {
        return new FirstBreach()
                .needs(
                        SheetRule.ALL_RANGE_CHOOSES_NOBODY,
                        () -> fire.target().isEmpty(),
                        () -> "An All-Range shot of " + title(fire.die()) + " has no single target.")
                .then(() -> targets.undecided().map(this::close))
                .needs(
                        SheetRule.NOBODY_IN_SIGHT,
                        () -> !targets.hit().isEmpty(),
                        () -> title(fire.die()) + " sees no enemy.");
    }

    private FirstBreach one(Position position, SideWeapon weapon, ShotTargets targets, Action.FireWeapon fire) {
        FirstBreach breach = new FirstBreach();
        if (fire.target().isEmpty()) {
            return breach.needs(
                    SheetRule.ONE_TARGET,
                    () -> false,
                    () -> "A single target is to be named for " + title(fire.die()) + ".");
        }
        String name = fire.target().get();
        return target(breach, position, name)
                .then(() ->
                        reaches(fire.die(), weapon, targets, targets.enemy(name).orElseThrow()));
    }

    private Optional<Breach> reaches(String shooter, SideWeapon weapon, ShotTargets targets, SightedEnemy target) {
        String title = title(target.name());
        return new FirstBreach()
                .then(() -> targets.undecided(target).map(this::close))
                .needs(
                        SheetRule.OUT_OF_SIGHT,
                        () -> target.seen() == SightedEnemy.Seen.YES,
                        () -> title + " lies " + behind(weapon) + " of " + title(shooter) + ".")
                .needs(
                        SheetRule.POST_IS_FARTHEST,
                        () -> !target.post() || targets.hits(target),
                        () -> closest(targets) + " is in sight, so a Short-Range shot does not reach " + title + ".")
                .needs(
                        SheetRule.CLOSEST_ONLY,
                        () -> targets.range() != ArrowRange.SHORT || targets.hits(target),
                        () -> closest(targets) + " is closer than " + title + ", and the shot is Short-Range.")
                .needs(
                        SheetRule.DODGES,
                        () -> targets.hits(target),
                        () -> title + " dodges, and " + closest(targets) + " is closer.")
                .found();
    }

    private String closest(ShotTargets targets) {
        return title(targets.hit().getFirst().name());
    }

    /** A die with several arrows has a blind spot; an Ogre has a baseline for each of its weapons. */
    private static String behind(SideWeapon weapon) {
        String of = weapon.weapon() == Weapon.GUN
                ? ""
                : " of the " + weapon.weapon().title();
        return (weapon.arrows().size() > 1 ? "in the blind spot" : "behind the baseline") + of;
    }

    private Breach close(SightedEnemy enemy) {
        return new Breach(
                SheetRule.LINE_IS_CLOSE,
                "Whether the sight line reaches " + title(enemy.name())
                        + " is too close to decide; ask about it first.");
    }

    private Optional<Breach> system(Position position, SideWeapon weapon, ShotTargets targets, Action.FireWeapon fire) {
        List<Fighter> hit = hit(targets, fire).stream()
                .flatMap(name -> position.find(name).stream())
                .toList();
        boolean damaged = hit.stream().anyMatch(target -> survives(position, target, weapon));
        return new FirstBreach()
                .needs(
                        SheetRule.SYSTEM_IS_NAMED,
                        () -> !damaged || fire.system().isPresent(),
                        () -> "Say which weapon of the Ogre, or its treads, the shot is aimed at.")
                .needs(
                        SheetRule.ONLY_OGRES_HAVE_SYSTEMS,
                        () -> damaged || fire.system().isEmpty(),
                        () -> noSystem(position, hit, weapon, fire))
                .found();
    }

    private static List<String> hit(ShotTargets targets, Action.FireWeapon fire) {
        return fire.target()
                .map(List::of)
                .orElseGet(() -> targets.hit().stream().map(SightedEnemy::name).toList());
    }

    /** Returns whether a target is an Ogre that this weapon damages but does not kill by its attack. */
    private boolean survives(Position position, Fighter target, SideWeapon weapon) {
        return setup.unit(target).ogre()
                && !setup.unit(target).immune().contains(weapon.colour())
                && side(position, target.name())
                        .block()
                        .filter(block -> weapon.attack() < block)
                        .isPresent();
    }

    /** Returns why the shot cannot be aimed at a system of an Ogre. */
    private String noSystem(Position position, List<Fighter> hit, SideWeapon weapon, Action.FireWeapon fire) {
        return hit.stream()
                        .filter(target -> setup.unit(target).ogre())
                        .findFirst()
                        .map(ogre -> title(ogre.name()) + " " + unharmed(position, ogre, weapon))
                        .orElseGet(() -> fire.target()
                                .map(target -> title(target) + " is no Ogre")
                                .orElse("The shot hits no Ogre"))
                + ", so no weapon or treads are aimed at.";
    }

    private String unharmed(Position position, Fighter ogre, SideWeapon weapon) {
        if (setup.unit(ogre).immune().contains(weapon.colour())) {
            return "is immune to " + weapon.colour();
        }
        PaperSide side = side(position, ogre.name());
        return side.block()
                .map(block -> "is killed by an attack of " + weapon.attack() + " against its block of " + block)
                .orElse("is killed by any damage on side " + side.word());
    }

    @Override
    protected Position after(Position position, Phase.Acting phase, Action.FireWeapon fire, EventSink telling) {
        Position after = fired(position, fire, telling).withPasses(0);
        boolean byCommand = phase instanceof Phase.Activating acting && acting.why() == Phase.Why.COMMANDED;
        boolean moves =
                setup.die(fire.die()).unit().ogre() && (setup.rulings().commandedOgreShootsAndMoves() || !byCommand);
        return moves && !after.over()
                ? flow.settle(after.with(new Phase.OgreMoving(fire.die())), telling)
                : flow.next(after, telling);
    }

    private Position fired(Position position, Action.FireWeapon fire, EventSink telling) {
        SideWeapon weapon =
                sight.weapon(position.fighter(fire.die()), fire.weapon()).orElseThrow();
        List<String> targets = hit(targets(position, fire.die(), fire.weapon()), fire);
        String its =
                weapon.weapon() == Weapon.GUN ? "" : " its " + weapon.weapon().title();
        telling.tell(
                weapon.range() == ArrowRange.ALL ? SheetRule.CLOSEST_FIRST : SheetRule.SHOT,
                () -> title(fire.die()) + " fires" + its + " at "
                        + String.join(
                                ", ",
                                targets.stream()
                                        .map(target -> aim(target, fire.system()))
                                        .toList())
                        + ", attack " + weapon.attack() + ".",
                Stream.concat(Stream.of(fire.die()), targets.stream())
                        .map(Place::new)
                        .toArray(Place[]::new));
        ShotEffect effect = new ShotEffect(setup, telling, weapon, fire.system());
        Position after = spent(position, fire, telling);
        for (String target : targets) {
            after = after.over() ? after : effect.hit(after, target);
        }
        return after;
    }

    /** Returns a target in words, with the part of an Ogre at which the shot is aimed. */
    private String aim(String target, Optional<OgreSystem> system) {
        boolean ogre = setup.find(target).filter(die -> die.unit().ogre()).isPresent();
        return system.filter(part -> ogre)
                        .map(part -> "the " + part.title() + " of ")
                        .orElse("")
                + title(target);
    }

    private Position spent(Position position, Action.FireWeapon fire, EventSink telling) {
        if (fire.weapon() != Weapon.MISSILES) {
            return position;
        }
        Fighter shooter = position.fighter(fire.die());
        TrackingCard card = shooter.card().orElseThrow().without(fire.weapon());
        int left = card.left(fire.weapon());
        telling.tell(
                SheetRule.MISSILE_SPENT,
                () -> title(fire.die()) + " has " + left + (left == 1 ? " missile left." : " missiles left."),
                new Place(fire.die()));
        return position.with(shooter.with(card));
    }

    @Override
    protected String describe(Position position, Action.FireWeapon fire) {
        return title(fire.die()) + " fires" + with(fire.weapon())
                + fire.target().map(target -> " at " + title(target)).orElse(" at all it sees")
                + fire.system().map(system -> ", at the " + system.title()).orElse("");
    }

    @Override
    protected ActionKind kind(Position position, Action.FireWeapon fire) {
        return ActionKind.usual(position.phase() instanceof Phase.Choosing ? "shoot with a die" : "shoot");
    }

    @Override
    protected Optional<String> preview(Position position, Action.FireWeapon fire, Position next) {
        return fire.target()
                .map(target -> position.find(target)
                        .map(before -> ShotEffect.preview(
                                setup, before, next.fighter(target), fire.system(), costs(position, next, before)))
                        .orElseGet(() -> armor(next.armor(position.active().other()))));
    }

    /** Returns what the shooter's side loses when the shot lets an Ogre roll: dice, and its Command Post. */
    private List<String> costs(Position position, Position next, Fighter target) {
        Commander side = position.active();
        List<String> crushed = position.of(side)
                .filter(own -> own.inPlay()
                        && !own.name().equals(target.name())
                        && !next.fighter(own.name()).inPlay())
                .map(own -> title(own.name()))
                .toList();
        List<String> costs = new ArrayList<>();
        if (next.armor(side) < position.armor(side)) {
            costs.add("rolls onto your Command Post");
        }
        if (!crushed.isEmpty()) {
            costs.add("crushes " + (crushed.size() == 1 ? crushed.getFirst() : crushed.size() + " own dice"));
        }
        return costs;
    }

    private static String armor(int left) {
        return left == 0 ? "destroyed" : "armor " + left;
    }

    @Override
    protected List<Place> touches(Position position, Action.FireWeapon fire) {
        return places(fire.die(), fire.target());
    }

    /** Returns the same position: the players move nothing to name a shot, and its effects follow. */
    @Override
    protected Optional<Position> intermediateState(Position position, Action.FireWeapon fire) {
        return Optional.of(position);
    }
}
