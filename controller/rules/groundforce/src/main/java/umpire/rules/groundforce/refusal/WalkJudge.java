package umpire.rules.groundforce.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.Forces;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.FirstBreach;

/** Judges who may act, and how far a unit walks. */
public final class WalkJudge {
    private final CampaignSetup setup;

    WalkJudge(CampaignSetup setup) {
        this.setup = setup;
    }

    FirstBreach walk(Campaign campaign, CampaignAction.WalkUnit walk) {
        Optional<ForceUnit> named = unit(campaign, walk);
        FirstBreach breach = acts(
                new FirstBreach().needs(GroundRule.NO_SUCH_UNIT, named::isPresent, () -> nobody(campaign, walk)),
                setup,
                campaign,
                walk.type());
        return named.map(unit -> destination(breach, campaign, walk, unit)).orElse(breach);
    }

    /** Returns the unit that an action means, if there is one. */
    public static Optional<ForceUnit> unit(Campaign campaign, CampaignAction.WalkUnit walk) {
        List<ForceUnit> units = campaign.forces().units(campaign.turn(), walk.from(), walk.type());
        boolean differ = units.stream().distinct().count() > 1;
        return walk.tired()
                ? units.stream().filter(unit -> differ).skip(1).findFirst()
                : units.stream().findFirst();
    }

    private static String nobody(Campaign campaign, CampaignAction.WalkUnit walk) {
        return "No " + (walk.tired() ? "other " : "") + walk.type().says() + " of " + campaign.turn() + " stands on "
                + walk.from() + (walk.tired() ? " that has done more." : ".");
    }

    /** Goes on with whether a type of units may act now. */
    static FirstBreach acts(FirstBreach breach, CampaignSetup setup, Campaign campaign, ForceType type) {
        return breach.needs(
                        GroundRule.CARD_NAMES_UNITS,
                        () -> setup.order(campaign).types().contains(type),
                        () -> "The card names " + named(setup, campaign) + ", not " + type.plural() + ".")
                .needs(
                        GroundRule.ONE_TYPE_THEN_OTHER,
                        () -> open(campaign, type),
                        () -> "The " + type.plural() + " have had their turn, now another type acts.");
    }

    private static String named(CampaignSetup setup, Campaign campaign) {
        return String.join(
                " and ",
                setup.order(campaign).types().stream().map(ForceType::plural).toList());
    }

    private static boolean open(Campaign campaign, ForceType type) {
        if (!(campaign.phase() instanceof CampaignPhase.ActivatingUnits activating)) {
            return true;
        }
        int at = activating.acted().indexOf(type);
        return at < 0 || at == activating.acted().size() - 1;
    }

    private FirstBreach destination(
            FirstBreach breach, Campaign campaign, CampaignAction.WalkUnit walk, ForceUnit unit) {
        int most = unit.readiness().spaces(setup.rulings().attackEndsWalk(), setup.rush(campaign));
        ForceMarch march = new ForceMarch(setup, campaign, walk.from(), most);
        return breach.needs(
                        GroundRule.ATTACKED_STANDS,
                        () -> most > 0 || !unit.readiness().attacked(),
                        () -> "The " + unit.type().says() + " on " + walk.from() + " has attacked.")
                .needs(
                        GroundRule.ALONG_ROWS,
                        () -> most != 1
                                || walk.from().spacesTo(walk.to()) != 2
                                || !walk.from().roundACorner(walk.to())
                                || setup.stealth(campaign),
                        () -> walk.to() + " lies across a corner of " + walk.from() + ", two spaces away; one is left.")
                .needs(
                        GroundRule.WALK_TWO,
                        () -> most > 0 && (march.reaches(walk.to()) || near(walk, most)),
                        () -> tooFar(walk, most))
                .needs(
                        GroundRule.ENEMY_PLACE,
                        () -> !campaign.forces().holds(campaign.turn().other(), walk.to()),
                        () -> campaign.turn().other() + " stands on " + walk.to() + ".")
                .needs(
                        GroundRule.PLACE_HOLDS_TWO,
                        () -> campaign.forces().hasRoom(campaign.turn(), walk.to()),
                        () -> "Two units stand on " + walk.to() + ".")
                .needs(
                        GroundRule.NO_JUMPING,
                        () -> march.reaches(walk.to()) || !openWay(campaign, walk, most),
                        () -> campaign.turn().other() + " bars the way from " + walk.from() + " to " + walk.to() + ".")
                .needs(
                        GroundRule.ALONG_ROWS,
                        () -> march.reaches(walk.to()),
                        () -> "There is no way from " + walk.from() + " to " + walk.to() + ".");
    }

    private static String tooFar(CampaignAction.WalkUnit walk, int most) {
        return walk.from().equals(walk.to())
                ? "To stay nothing need be done."
                : walk.to() + " is " + walk.from().spacesTo(walk.to()) + " spaces from " + walk.from() + "; "
                        + (most == 0 ? "none is left." : most + (most == 1 ? " is" : " are") + " left.");
    }

    private static boolean near(CampaignAction.WalkUnit walk, int most) {
        int away = walk.from().spacesTo(walk.to());
        return away > 0 && away <= most;
    }

    /** Whether the board has a way, were the enemy not there. */
    private boolean openWay(Campaign campaign, CampaignAction.WalkUnit walk, int most) {
        Forces own = Forces.NONE;
        for (GroundPlace place : campaign.forces().squads().keySet()) {
            for (ForceUnit unit : new ArrayList<>(campaign.forces().units(campaign.turn(), place))) {
                own = own.with(campaign.turn(), place, unit);
            }
        }
        return new ForceMarch(setup, campaign.with(own), walk.from(), most).reaches(walk.to());
    }
}
