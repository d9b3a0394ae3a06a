package umpire.rules.groundforce.turn;

import java.util.List;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.UnitReadiness;
import umpire.rules.groundforce.refusal.ForceMarch;
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Place;

/** Carries legal actions out. */
public final class CampaignDeeds {
    private final CampaignSetup setup;
    private final CampaignFlow flow;

    public CampaignDeeds(CampaignSetup setup, CampaignFlow flow) {
        this.setup = setup;
        this.flow = flow;
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
            case CampaignAction.AttackPlace attack -> battles(telling).attack(campaign, attack);
            case CampaignAction.ThrowDice thrown -> battles(telling).thrown(campaign, thrown);
            case CampaignAction.RemoveUnit remove -> battles(telling).remove(campaign, remove);
            case CampaignAction.AdvanceInto advance -> battles(telling).advance(campaign, advance);
            case CampaignAction.BuyUnit buy -> buy(campaign, buy, telling);
            case CampaignAction.EndTurn end -> ended(campaign, telling);
        };
    }

    private ForceBattles battles(EventSink telling) {
        return new ForceBattles(setup, flow, telling);
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
                telling.tell(GroundRule.RUSH, () -> "Each trooper walks and attacks, and then once more.");
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
        return activating(campaign.withHidden(campaign.turn(), true));
    }

    private Campaign reinforced(Campaign campaign, EventSink telling) {
        List<GroundPlace> mines = setup.mines(campaign, campaign.turn());
        int points = setup.points(campaign, campaign.turn());
        telling.tell(GroundRule.REINFORCEMENTS, () -> campaign.turn() + " has " + points + " points for new units.");
        telling.tell(GroundRule.INCOME, () -> "Two of them come with every such card.");
        if (!mines.isEmpty()) {
            Place[] where = mines.stream().map(GroundPlace::place).toArray(Place[]::new);
            boolean one = mines.size() == 1;
            String names = mines.stream().map(GroundPlace::toString).collect(Collectors.joining(" and "));
            telling.tell(
                    GroundRule.MINE_POINT,
                    () -> (one ? "The mining area " : "The mining areas ")
                            + names
                            + (one ? " brings one more." : " bring one more each."),
                    where);
            telling.tell(
                    GroundRule.TROOPER_HOLDS_MINE,
                    () -> "A trooper of " + campaign.turn() + " stands on " + (one ? "it." : "each of them."),
                    where);
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
        ForceUnit unit = new AlikeUnits(setup, campaign).walker(walk).orElseThrow();
        boolean ends = setup.rulings().attackEndsWalk();
        int most = unit.readiness().spaces(ends, setup.rush(campaign));
        ForceMarch march = new ForceMarch(setup, campaign, walk.from(), most);
        UnitReadiness after = unit.readiness().walked(march.spaces(walk.to()), ends);
        walked(campaign, walk, unit, march, telling);
        Campaign there = campaign.with(campaign.forces().moved(campaign.turn(), walk.from(), unit, walk.to(), after))
                .with(new CampaignPhase.ActivatingUnits(ForceBattles.acted(campaign, walk.type())));
        return flow.entered(there, walk.to(), telling);
    }

    private void walked(
            Campaign campaign, CampaignAction.WalkUnit walk, ForceUnit unit, ForceMarch march, EventSink telling) {
        GroundRule rule = setup.stealth(campaign) ? GroundRule.STEALTH_WALK : GroundRule.WALK_TWO;
        Place[] where = {walk.to().place(), walk.from().place()};
        int spaces = march.spaces(walk.to());
        boolean which = campaign.forces().units(campaign.turn(), walk.from(), walk.type()).stream()
                        .distinct()
                        .count()
                > 1;
        telling.tell(
                rule,
                () -> campaign.turn() + "'s " + walk.type().says() + " on " + walk.from()
                        + (which ? ", the one " + unit.readiness().says() + "," : "") + " goes to " + walk.to()
                        + (spaces == 1 ? ", one space." : ", two spaces."),
                where);
        ForceMarch onFoot = march.withoutJumps();
        if (!onFoot.reaches(walk.to()) || onFoot.spaces(walk.to()) > spaces) {
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
                        + buy.type().points() + (buy.type().points() == 1 ? " point; " : " points; ")
                        + (left == 0 ? "none is left." : left == 1 ? "one is left." : left + " are left."),
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
        telling.tell(GroundRule.WALK_TWO, () -> campaign.turn() + " does nothing more in this turn.");
        return flow.nextTurn(campaign);
    }
}
