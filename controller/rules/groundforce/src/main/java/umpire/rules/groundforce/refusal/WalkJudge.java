package umpire.rules.groundforce.refusal;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeChoice;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.UnitReadiness;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Judges how far a unit walks. */
final class WalkJudge {
    private final CampaignSetup setup;
    private final ActorJudge actors;

    WalkJudge(CampaignSetup setup) {
        this.setup = setup;
        this.actors = new ActorJudge(setup);
    }

    FirstBreach walk(Campaign campaign, CampaignAction.WalkUnit walk) {
        Optional<ForceUnit> named = new AlikeUnits(setup, campaign).walker(walk);
        AlikeChoice choice = walk.tired() ? AlikeChoice.TIRED : AlikeChoice.UNSAID;
        FirstBreach breach = new FirstBreach()
                .then(() -> actors.onBoard(walk.from()))
                .then(() -> actors.onBoard(walk.to()))
                .needs(
                        GroundRule.NO_SUCH_UNIT,
                        named::isPresent,
                        () -> actors.nobody(campaign, walk.type(), walk.from(), choice))
                .then(() -> actors.mayAct(campaign, walk.type()));
        return named.map(unit -> destination(breach, campaign, walk, unit)).orElse(breach);
    }

    private FirstBreach destination(
            FirstBreach breach, Campaign campaign, CampaignAction.WalkUnit walk, ForceUnit unit) {
        boolean ends = setup.rulings().attackEndsWalk();
        UnitReadiness ready = unit.readiness();
        int most = ready.spaces(ends, setup.rush(campaign));
        String who = who(walk.type(), walk.from());
        breach.needs(
                        GroundRule.WALK_TWO,
                        () -> !walk.from().equals(walk.to()),
                        () -> who + " stands on " + walk.to() + " already; to stay nothing need be done.")
                .needs(
                        GroundRule.ASSAILED_STANDS,
                        () -> !ready.assailed(),
                        () -> who + " was attacked in " + campaign.turn().other()
                                + "'s turn and does not walk in this one.")
                .needs(
                        GroundRule.ATTACKED_STANDS,
                        () -> most > 0 || !(ready.attacked() && ends),
                        () -> who
                                + (ready.second()
                                        ? " has attacked in its second move."
                                        : " has attacked and walks no more."))
                .needs(
                        GroundRule.WALK_TWO,
                        () -> most > 0,
                        () -> who
                                + (ready.second()
                                        ? " has walked the two spaces of its second move."
                                        : " has walked its two spaces."));
        return way(breach, campaign, walk, most);
    }

    private static String who(ForceType type, GroundPlace place) {
        return "The " + type.says() + " on " + place;
    }

    private FirstBreach way(FirstBreach breach, Campaign campaign, CampaignAction.WalkUnit walk, int most) {
        GroundPlace from = walk.from();
        GroundPlace to = walk.to();
        ForceMarch march = new ForceMarch(setup, campaign, from, most);
        boolean jumps = setup.stealth(campaign);
        boolean near = from.spacesTo(to) <= most;
        return breach.needs(
                        GroundRule.ALONG_ROWS,
                        () -> most != 1 || from.spacesTo(to) != 2 || !from.roundACorner(to) || march.reaches(to),
                        () -> to + " lies across a corner of " + from + ", two spaces away; one is left.")
                .needs(
                        GroundRule.WALK_TWO,
                        () -> near || march.reaches(to),
                        () -> to + " is " + spaces(from.spacesTo(to)) + " from " + from + "; "
                                + (jumps
                                        ? "nobody gets there with " + left(most) + ", not even by jumps."
                                        : isLeft(most)))
                .needs(
                        GroundRule.ENEMY_PLACE,
                        () -> !campaign.forces().holds(campaign.turn().other(), to),
                        () -> campaign.turn().other() + " stands on " + to + ".")
                .needs(
                        GroundRule.PLACE_HOLDS_TWO,
                        () -> campaign.forces().hasRoom(campaign.turn(), to),
                        () -> "Two units stand on " + to + ".")
                .then(() -> march.reaches(to) ? Optional.empty() : Optional.of(barred(campaign, walk, march, most)));
    }

    /** Says what is in the way where the place is near enough and has room. */
    private Breach barred(Campaign campaign, CampaignAction.WalkUnit walk, ForceMarch march, int most) {
        String way = "from " + walk.from() + " to " + walk.to();
        if (march.home().reaches(walk.to())) {
            return new Breach(
                    GroundRule.HOME_CLOSED,
                    "In this house nobody who has left " + campaign.turn() + "'s base walks into it again.");
        }
        if (!march.withoutEnemies().reaches(walk.to()) && march.throughOwn().reaches(walk.to())) {
            return new Breach(
                    GroundRule.OWN_IN_THE_WAY,
                    "On the way " + way + " stand two units of " + campaign.turn()
                            + ", and in this house nobody walks through them.");
        }
        if (!march.withoutEnemies().throughOwn().reaches(walk.to())) {
            return new Breach(
                    GroundRule.ALONG_ROWS, "No way of " + spaces(most) + " leads along columns and rows " + way + ".");
        }
        String enemy = campaign.turn().other().toString();
        return setup.stealth(campaign)
                ? new Breach(
                        GroundRule.JUMP,
                        "A jump over " + enemy + " leads straight on; none leads " + way + " with " + left(most) + ".")
                : new Breach(GroundRule.NO_JUMPING, enemy + " bars the way " + way + ".");
    }

    private static String spaces(int count) {
        return count + (count == 1 ? " space" : " spaces");
    }

    private static String left(int most) {
        return (most == 1 ? "one space" : "two spaces") + " left";
    }

    private static String isLeft(int most) {
        return most == 1 ? "one is left." : "a walk is two at most.";
    }
}
