package umpire.rules.groundforce.validity;

import static umpire.rules.groundforce.validity.Misfit.unless;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.BattleThrow;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignEnd;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceSquad;
import umpire.rules.groundforce.campaign.ForceUnit;

/** Whether a phase can be where everything stands as it does. */
final class CampaignFits {
    private final CampaignSetup setup;
    private final UnitTurnFits turns;
    private final AssaultFits battles;

    CampaignFits(CampaignSetup setup) {
        this.setup = setup;
        this.turns = new UnitTurnFits(setup);
        this.battles = new AssaultFits(setup);
    }

    Optional<String> misfit(Campaign campaign) {
        return switch (campaign.phase()) {
            case CampaignPhase.PlacingUnits placing -> placing(campaign);
            case CampaignPhase.DrawingCard drawing -> turns.rested(campaign, "before a card is drawn nobody has acted");
            case CampaignPhase.ActivatingUnits activating -> turns.acting(campaign, activating.acted());
            case CampaignPhase.BuyingUnits buying -> new PurchaseFits(setup, campaign, buying.points()).misfit();
            case CampaignPhase.ThrowingDice throwing ->
                turns.acting(campaign, throwing.acted())
                        .or(() -> battles.attack(campaign, throwing.assault(), throwing.acted()))
                        .or(() -> battles.manned(campaign, throwing.assault()));
            case CampaignPhase.RemovingUnit removing ->
                turns.acting(campaign, removing.acted())
                        .or(() -> battles.attack(campaign, removing.assault(), removing.acted()))
                        .or(() -> battles.manned(campaign, removing.assault()))
                        .or(() -> battles.loses(campaign, removing));
            case CampaignPhase.AdvancingUnits advancing ->
                turns.acting(campaign, advancing.acted())
                        .or(() -> battles.attack(campaign, advancing.assault(), advancing.acted()))
                        .or(() -> battles.emptied(campaign, advancing.assault()));
            case CampaignPhase.WarOver over ->
                won(campaign, over)
                        .or(() -> turns.rested(campaign, "when the game is over it does not matter who has acted"));
        };
    }

    private Optional<String> placing(Campaign campaign) {
        return astray(campaign)
                .or(() -> turns.rested(campaign, "before the game nobody has acted"))
                .or(() -> unless(
                        campaign.yellowCards().isEmpty() && campaign.blueCards().isEmpty(),
                        "before the game no card is drawn"))
                .or(() -> unless(campaign.lastBattle().isEmpty(), "before the game there was no battle"))
                .or(() -> inTurn(campaign));
    }

    private Optional<String> astray(Campaign campaign) {
        return campaign.forces().squads().entrySet().stream()
                .filter(entry -> !setup.board().inBase(entry.getValue().army(), entry.getKey()))
                .map(Map.Entry::getKey)
                .findFirst()
                .map(place -> "before the game units stand in their bases, and " + place + " is not in that of "
                        + campaign.forces().at(place).orElseThrow().army());
    }

    /** Yellow puts all of its units first. */
    private static Optional<String> inTurn(Campaign campaign) {
        boolean yellow = complete(campaign, ArmyColour.YELLOW);
        if (yellow && complete(campaign, ArmyColour.BLUE)) {
            return Optional.of("both armies stand in their bases, so nobody puts units there any more");
        }
        if (yellow != (campaign.turn() == ArmyColour.BLUE)) {
            return Optional.of(
                    yellow
                            ? "Yellow has put all its units, so it is Blue's turn"
                            : "Yellow puts its units before Blue");
        }
        return unless(
                yellow || campaign.forces().destroyed(ArmyColour.BLUE),
                "Blue has put units before Yellow had put all of its own");
    }

    private static boolean complete(Campaign campaign, ArmyColour army) {
        for (ForceType type : ForceType.values()) {
            if (campaign.forces().count(army, type) < type.atStart()) {
                return false;
            }
        }
        return true;
    }

    private Optional<String> won(Campaign campaign, CampaignPhase.WarOver over) {
        return over.end() == CampaignEnd.DESTROYED
                ? destroyed(campaign, over.winner())
                : entered(campaign, over.winner());
    }

    private Optional<String> destroyed(Campaign campaign, ArmyColour winner) {
        boolean alone = campaign.forces().destroyed(winner.other())
                && !campaign.forces().destroyed(winner);
        boolean outside = setup.board().base(winner.other()).stream()
                .noneMatch(place -> campaign.forces().holds(winner, place));
        boolean attacked = campaign.turn() == winner;
        boolean thrown = campaign.lastBattle()
                .filter(battle ->
                        battle.attacker() != campaign.turn() || (attacked ? battle.lead() <= 0 : battle.lead() >= 0))
                .isEmpty();
        return unless(alone, winner + " has not destroyed all units of " + winner.other())
                .or(() -> unless(outside, winner + " stands in the other base, and so has won by that"))
                .or(() -> unless(
                        attacked || setup.rulings().attackersLose(),
                        winner.other() + " has lost no unit in its own turn, for in this house no attacker is lost"))
                .or(() -> unless(thrown, "the dice of the last battle have not destroyed " + winner.other()));
    }

    private Optional<String> entered(Campaign campaign, ArmyColour winner) {
        Map<GroundPlace, ForceSquad> inside = setup.board().base(winner.other()).stream()
                .filter(place -> campaign.forces().holds(winner, place))
                .collect(Collectors.toMap(
                        place -> place, place -> campaign.forces().at(place).orElseThrow()));
        boolean held = setup.board().base(winner).stream()
                .noneMatch(place -> campaign.forces().holds(winner.other(), place));
        return unless(!inside.isEmpty(), winner + " does not stand in the other base, so it has not won by that")
                .or(() ->
                        unless(held, winner.other() + " stands in the other base as well; only one of them was first"))
                .or(() -> unless(campaign.turn() == winner, "nobody enters a base in the other's turn"))
                .or(() -> unless(
                        !campaign.forces().destroyed(winner.other()),
                        winner.other() + " has no units, so the game was over before"))
                .or(() ->
                        unless(inside.size() == 1, winner + " has entered the other base twice; the first time it won"))
                .or(() -> unless(
                        cameIn(campaign, inside),
                        "two units came into the base at once, but not out of a battle there"))
                .or(() -> unless(sent(campaign, inside), "the last card of " + winner + " names other units"));
    }

    /** Two come in at once only where both attacked. */
    private boolean cameIn(Campaign campaign, Map<GroundPlace, ForceSquad> inside) {
        return inside.entrySet().stream()
                .allMatch(entry -> entry.getValue().size() == 1
                        || (entry.getValue().types().size() == 1
                                && setup.rulings().bothMayAdvance()
                                && campaign.lastBattle()
                                        .filter(battle -> !tookBoth(campaign, battle, entry.getKey()))
                                        .isEmpty()));
    }

    private static boolean tookBoth(Campaign campaign, BattleThrow battle, GroundPlace place) {
        return battle.attacker() == campaign.turn()
                && battle.target().equals(place)
                && battle.attack().size() == ForceSquad.ROOM
                && battle.lead() >= battle.defence().size();
    }

    private boolean sent(Campaign campaign, Map<GroundPlace, ForceSquad> inside) {
        return campaign.top(campaign.turn()).isEmpty()
                || inside.values().stream()
                        .flatMap(squad -> squad.units().stream())
                        .map(ForceUnit::type)
                        .allMatch(setup.order(campaign).types()::contains);
    }
}
