package umpire.rules.groundforce.refusal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.GroundStep;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.Forces;

/**
 * How far a unit gets: which places it reaches with how many spaces of its walk. Whether there is room is not asked. Belongs to one thread
 * while it is worked out.
 */
public final class ForceMarch {
    private static final int NEVER = Integer.MAX_VALUE;

    private final CampaignSetup setup;
    private final Forces forces;
    private final ArmyColour army;
    private final boolean jumps;
    private final int most;
    private final int[] reached;

    /** Works out where a unit of the army whose turn it is comes to with so many spaces. */
    public ForceMarch(CampaignSetup setup, Campaign campaign, GroundPlace from, int most) {
        this.setup = setup;
        this.forces = campaign.forces();
        this.army = campaign.turn();
        this.jumps = setup.stealth(campaign);
        this.most = most;
        this.reached = new int[setup.board().columns() * setup.board().rows()];
        Arrays.fill(reached, NEVER);
        on(from, 0);
        reached[index(from)] = NEVER;
    }

    /** Returns whether a unit of the army whose turn it is has room on a place next to it. */
    static boolean canStep(CampaignSetup setup, Campaign campaign, GroundPlace from) {
        for (GroundStep way : GroundStep.ALL) {
            GroundPlace next = from.next(way);
            if (setup.board().has(next) && campaign.forces().hasRoom(campaign.turn(), next)) {
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

    /** Returns what a place that is reached costs. */
    public int spaces(GroundPlace place) {
        return reached[index(place)];
    }

    /** Returns the places that are reached and have room, in their order. */
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
        boolean stops = spent > 0 && !setup.rulings().throughOwn() && !forces.hasRoom(army, place);
        if (spent < most && !stops) {
            for (GroundStep way : GroundStep.ALL) {
                step(place, way, spent);
            }
        }
    }

    /** Takes one step, or jumps straight on over as many places of the enemy as the walk allows. */
    private void step(GroundPlace place, GroundStep way, int spent) {
        GroundPlace next = place.next(way);
        int cost = 0;
        while (jumps && cost < most && enemy(next)) {
            cost++;
            next = next.next(way);
        }
        if (setup.board().has(next) && !enemy(next)) {
            on(next, spent + Math.max(1, cost));
        }
    }

    private boolean enemy(GroundPlace place) {
        return forces.holds(army.other(), place);
    }
}
