package umpire.rules.groundforce.turn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.UnitReadiness;
import umpire.rules.groundforce.refusal.ForceMarch;
import umpire.rules.groundforce.refusal.WalkJudge;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Carries legal actions out. */
public final class CampaignDeeds {
    private final CampaignSetup setup;
    private final CampaignFlow flow;
    private final ForceBattles battles;

    public CampaignDeeds(CampaignSetup setup, CampaignFlow flow) {
        this.setup = setup;
        this.flow = flow;
        this.battles = new ForceBattles(setup, flow);
    }

    /** Returns the state after a legal action. */
    public Campaign after(Campaign campaign, CampaignAction action, EventSink telling) {
        return flow.settle(done(campaign, action, telling), telling);
    }

    private Campaign done(Campaign campaign, CampaignAction action, EventSink telling) {
        return switch (action) {
            case CampaignAction.PlaceUnit place -> place(campaign, place, telling);
            case CampaignAction.DrawCard draw -> draw(campaign, draw.card(), telling);
            case CampaignAction.ShuffleCards shuffle -> shuffle(campaign, telling);
            case CampaignAction.WalkUnit walk -> walk(campaign, walk, telling);
            case CampaignAction.AttackPlace attack -> battles.attack(campaign, attack, telling);
            case CampaignAction.ThrowDice thrown -> battles.thrown(campaign, thrown, telling);
            case CampaignAction.RemoveUnit remove -> battles.remove(campaign, remove, telling);
            case CampaignAction.AdvanceInto advance -> battles.advance(campaign, advance, telling);
            case CampaignAction.BuyUnit buy -> buy(campaign, buy, telling);
            case CampaignAction.EndTurn end -> ended(campaign, telling);
        };
    }

    private static Campaign place(Campaign campaign, CampaignAction.PlaceUnit place, EventSink telling) {
        telling.tell(
                GroundRule.BASE_FILLED,
                () -> campaign.turn() + " puts a " + place.type().says() + " on " + place.place() + ".",
                place.place().place());
        return campaign.with(campaign.forces().with(campaign.turn(), place.place(), ForceUnit.fresh(place.type())));
    }

    private Campaign draw(Campaign campaign, OrderCard card, EventSink telling) {
        OrderKind kind = card.kind();
        telling.tell(GroundRule.CARD_FIRST, () -> campaign.turn() + " draws: " + kind.title() + ".");
        Campaign drawn = campaign.drawn(card);
        return switch (kind) {
            case REINFORCEMENTS -> reinforced(drawn, telling);
            case STEALTH -> sneaking(drawn, telling);
            case RUSH -> {
                telling.tell(GroundRule.RUSH, () -> "Every trooper moves and attacks, and once more.");
                yield activating(drawn);
            }
            case TROOPER_SABOTEUR, TROOPER_HEAVY, SABOTEUR_HEAVY -> {
                telling.tell(
                        GroundRule.TWO_TYPES,
                        () -> "Both types act, first all units of one and then those of the other.");
                yield activating(drawn);
            }
            case TROOPER, SABOTEUR, HEAVY -> activating(drawn);
        };
    }

    private static Campaign activating(Campaign campaign) {
        return campaign.with(new CampaignPhase.ActivatingUnits(List.of()));
    }

    private static Campaign sneaking(Campaign campaign, EventSink telling) {
        boolean any = campaign.forces().count(campaign.turn(), ForceType.SABOTEUR) > 0;
        if (!any) {
            return activating(campaign);
        }
        telling.tell(
                GroundRule.HIDDEN,
                () -> campaign.turn() + "'s saboteurs cannot be attacked in "
                        + campaign.turn().other() + "'s next turn.");
        return activating(campaign.withHidden(Optional.of(campaign.turn())));
    }

    private Campaign reinforced(Campaign campaign, EventSink telling) {
        List<GroundPlace> mines = setup.mines(campaign, campaign.turn());
        int points = setup.points(campaign, campaign.turn());
        telling.tell(GroundRule.REINFORCEMENTS, () -> campaign.turn() + " has " + points + " points for new units.");
        telling.tell(GroundRule.INCOME, () -> CampaignSetup.INCOME + " of them come with every such card.");
        if (!mines.isEmpty()) {
            Place[] where = mines.stream().map(GroundPlace::place).toArray(Place[]::new);
            String names = mines.stream().map(GroundPlace::toString).collect(Collectors.joining(", "));
            telling.tell(GroundRule.MINE_POINT, () -> "The mining areas " + names + " bring one each.", where);
            telling.tell(
                    GroundRule.TROOPER_HOLDS_MINE, () -> "A trooper of " + campaign.turn() + " stands there.", where);
        }
        return campaign.with(new CampaignPhase.BuyingUnits(points));
    }

    private static Campaign shuffle(Campaign campaign, EventSink telling) {
        telling.tell(
                GroundRule.SHUFFLE_WHEN_EMPTY,
                () -> campaign.turn() + " shuffles the drawn cards; they are the deck again.");
        return campaign.withCards(List.of());
    }

    private Campaign walk(Campaign campaign, CampaignAction.WalkUnit walk, EventSink telling) {
        ForceUnit unit = WalkJudge.unit(campaign, walk).orElseThrow();
        boolean ends = setup.rulings().attackEndsWalk();
        int most = unit.readiness().spaces(ends, setup.rush(campaign));
        int spaces = new ForceMarch(setup, campaign, walk.from(), most).spaces(walk.to());
        UnitReadiness after = unit.readiness().walked(spaces, ends);
        walked(campaign, walk, spaces, telling);
        Campaign there = campaign.with(campaign.forces().moved(campaign.turn(), walk.from(), unit, walk.to(), after))
                .with(new CampaignPhase.ActivatingUnits(ForceBattles.acted(campaign, walk.type())));
        return flow.entered(there, walk.to(), telling);
    }

    private void walked(Campaign campaign, CampaignAction.WalkUnit walk, int spaces, EventSink telling) {
        GroundRule rule = setup.stealth(campaign) ? GroundRule.STEALTH_WALK : GroundRule.WALK_TWO;
        Place[] where = {walk.to().place(), walk.from().place()};
        telling.tell(
                rule,
                () -> campaign.turn() + "'s " + walk.type().says() + " on " + walk.from() + " goes to " + walk.to()
                        + (spaces == 1 ? ", one space." : ", two spaces."),
                where);
        if (walk.from().spacesTo(walk.to()) > spaces) {
            telling.tell(
                    GroundRule.JUMP, () -> "It jumps over " + campaign.turn().other() + ".", where);
        } else if (walk.from().roundACorner(walk.to())) {
            telling.tell(GroundRule.ALONG_ROWS, () -> "Across a corner it is two spaces.", where);
        }
    }

    private Campaign buy(Campaign campaign, CampaignAction.BuyUnit buy, EventSink telling) {
        int left = ((CampaignPhase.BuyingUnits) campaign.phase()).points()
                - buy.type().points();
        Place where = buy.place().place();
        telling.tell(
                GroundRule.COST,
                () -> campaign.turn() + " puts a new " + buy.type().says() + " on " + buy.place() + " for "
                        + buy.type().points() + "; " + left + " left.",
                where);
        telling.tell(GroundRule.NEW_UNITS_WAIT, () -> "It waits there until the next round.", where);
        Campaign bought = campaign.with(
                        campaign.forces().with(campaign.turn(), buy.place(), ForceUnit.fresh(buy.type())))
                .with(new CampaignPhase.BuyingUnits(left));
        if (setup.spare(bought, campaign.turn(), buy.type()) == 0) {
            telling.tell(
                    GroundRule.SUPPLY,
                    () -> campaign.turn() + " has no " + buy.type().says() + " left in the box.");
        }
        return bought;
    }

    private Campaign ended(Campaign campaign, EventSink telling) {
        telling.tell(GroundRule.WALK_TWO, () -> campaign.turn() + "'s other units stay where they are.");
        return flow.nextTurn(campaign);
    }
}
