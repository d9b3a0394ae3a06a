package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.GroundStep;

/**
 * The places that a unit reaches, and the cost of each in spaces. A reached place may be full. Not thread-safe during construction.
 */
final class ForceMarch {
    private static final int NEVER = Integer.MAX_VALUE;

    private final Setup setup;
    private final Forces forces;
    private final ArmyColour army;
    private final GroundPlace from;
    private final int most;
    private final Ways ways;
    private final int[] reached;

    /**
     * The obstacles that a unit may pass.
     *
     * @param jumping whether it jumps over enemies, straight on
     * @param ignoring whether it ignores enemies
     * @param crossing whether it crosses full places of its own army
     * @param home whether it may walk back into its own base
     */
    private record Ways(boolean jumping, boolean ignoring, boolean crossing, boolean home) {}

    /** Computes the places that a unit of the army to move reaches with {@code most} spaces. */
    public ForceMarch(Setup setup, Position position, GroundPlace from, int most) {
        this(
                setup,
                position.forces(),
                position.turn(),
                from,
                most,
                new Ways(
                        setup.stealth(position),
                        false,
                        setup.rulings().throughOwn(),
                        setup.rulings().intoOwnBase()));
    }

    private ForceMarch(Setup setup, Forces forces, ArmyColour army, GroundPlace from, int most, Ways ways) {
        this.setup = setup;
        this.forces = forces;
        this.army = army;
        this.from = from;
        this.most = most;
        this.ways = ways;
        this.reached = new int[setup.board().columns() * setup.board().rows()];
        Arrays.fill(reached, NEVER);
        on(from, 0);
        reached[index(from)] = NEVER;
    }

    private ForceMarch with(Ways others) {
        return new ForceMarch(setup, forces, army, from, most, others);
    }

    /** Returns the same march without jumps. */
    public ForceMarch withoutJumps() {
        return with(new Ways(false, false, ways.crossing(), ways.home()));
    }

    /** Returns the same march as if there were no enemies. */
    ForceMarch withoutEnemies() {
        return with(new Ways(false, true, ways.crossing(), ways.home()));
    }

    /** Returns the same march through full places of its own army. */
    ForceMarch throughOwn() {
        return with(new Ways(ways.jumping(), ways.ignoring(), true, ways.home()));
    }

    /** Returns the same march with its own base open. */
    ForceMarch home() {
        return with(new Ways(ways.jumping(), ways.ignoring(), ways.crossing(), true));
    }

    /** Returns whether an adjacent place has room for a unit of the army to move. */
    static boolean canStep(Setup setup, Position position, GroundPlace from) {
        for (GroundStep way : GroundStep.ALL) {
            GroundPlace next = from.next(way);
            boolean open = setup.rulings().intoOwnBase()
                    || setup.board().inBase(position.turn(), from)
                    || !setup.board().inBase(position.turn(), next);
            if (open && setup.board().has(next) && position.forces().hasRoom(position.turn(), next)) {
                return true;
            }
        }
        return false;
    }

    private int index(GroundPlace place) {
        return place.column() * setup.board().rows() + place.row();
    }

    public boolean reaches(GroundPlace place) {
        return setup.board().has(place) && reached[index(place)] != NEVER;
    }

    /** Returns the cost of a reached place, in spaces. */
    public int spaces(GroundPlace place) {
        return reached[index(place)];
    }

    /** Returns the reached places that have room, sorted. */
    List<GroundPlace> free() {
        List<GroundPlace> free = new ArrayList<>();
        for (int i = 0; i < reached.length; i++) {
            if (reached[i] != NEVER) {
                GroundPlace place = new GroundPlace(
                        i / setup.board().rows(), i % setup.board().rows());
                if (forces.hasRoom(army, place)) {
                    free.add(place);
                }
            }
        }
        return free;
    }

    private void on(GroundPlace place, int spent) {
        if (spent > most || reached[index(place)] <= spent) {
            return;
        }
        reached[index(place)] = spent;
        boolean stops = spent > 0 && !ways.crossing() && forces.holds(army, place) && !forces.hasRoom(army, place);
        if (spent < most && !stops) {
            for (GroundStep way : GroundStep.ALL) {
                step(place, way, spent);
            }
        }
    }

    /** Takes one step, or jumps straight on over the enemy. */
    private void step(GroundPlace place, GroundStep way, int spent) {
        GroundPlace next = place.next(way);
        int jumped = 0;
        while (ways.jumping() && enemy(next)) {
            jumped++;
            next = next.next(way);
        }
        if (setup.board().has(next) && !enemy(next) && (ways.home() || goesOn(place, next))) {
            on(next, spent + (jumped == 0 ? 1 : setup.rulings().jumpCost(jumped)));
        }
    }

    /** Whether the step does not enter the army's own base from outside. */
    private boolean goesOn(GroundPlace place, GroundPlace next) {
        return setup.board().inBase(army, place) || !setup.board().inBase(army, next);
    }

    private boolean enemy(GroundPlace place) {
        return !ways.ignoring() && forces.holds(army.other(), place);
    }
}
