package umpire.rules.groundforce.validity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.battlefield.OrderKind;
import umpire.rules.groundforce.campaign.Assault;
import umpire.rules.groundforce.campaign.AssaultFighter;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignEnd;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceSquad;
import umpire.rules.groundforce.campaign.ForceUnit;

/** Whether a phase can be where everything stands as it does. */
final class CampaignFits {
    private final CampaignSetup setup;

    CampaignFits(CampaignSetup setup) {
        this.setup = setup;
    }

    Optional<String> misfit(Campaign campaign) {
        return switch (campaign.phase()) {
            case CampaignPhase.PlacingUnits placing -> placing(campaign);
            case CampaignPhase.DrawingCard drawing ->
                unless(rested(campaign, false), "before a card is drawn nobody has acted");
            case CampaignPhase.ActivatingUnits activating -> acting(campaign, activating.acted());
            case CampaignPhase.BuyingUnits buying ->
                unless(
                        drew(campaign, OrderKind.REINFORCEMENTS) && rested(campaign, false),
                        "units are bought with a reinforcement card, and nobody acts then");
            case CampaignPhase.ThrowingDice throwing ->
                acting(campaign, throwing.acted())
                        .or(() -> battle(campaign, throwing.assault(), throwing.acted(), true));
            case CampaignPhase.RemovingUnit removing ->
                acting(campaign, removing.acted())
                        .or(() -> battle(campaign, removing.assault(), removing.acted(), true))
                        .or(() -> unless(chooses(campaign, removing), removing.loser() + " has nothing to choose"));
            case CampaignPhase.AdvancingUnits advancing ->
                acting(campaign, advancing.acted())
                        .or(() -> battle(campaign, advancing.assault(), advancing.acted(), false))
                        .or(() -> unless(
                                advancing.assault().fighters().size() == ForceSquad.ROOM
                                        && campaign.forces()
                                                .at(advancing.assault().target())
                                                .isEmpty(),
                                "nobody moves into a place that is not emptied by two"));
            case CampaignPhase.WarOver over ->
                unless(won(campaign, over), over.winner() + " has not won so")
                        .or(() -> unless(rested(campaign, false), "nobody acts when the game is over"));
        };
    }

    private static Optional<String> unless(boolean fits, String why) {
        return fits ? Optional.empty() : Optional.of(why);
    }

    private Optional<String> placing(Campaign campaign) {
        boolean inBases = campaign.forces().squads().entrySet().stream()
                .allMatch(entry -> setup.board().inBase(entry.getValue().army(), entry.getKey()));
        return unless(
                inBases
                        && rested(campaign, false)
                        && campaign.yellowCards().isEmpty()
                        && campaign.blueCards().isEmpty()
                        && campaign.hidden().isEmpty(),
                "before the game units stand in their bases and no card is drawn");
    }

    /** Whether nobody has done anything in this turn; or nobody of the army whose turn it is not. */
    private static boolean rested(Campaign campaign, boolean others) {
        return campaign.forces().squads().values().stream()
                .filter(squad -> !others || squad.army() != campaign.turn())
                .allMatch(squad -> squad.units().stream().allMatch(unit -> unit.equals(ForceUnit.fresh(unit.type()))));
    }

    private static boolean drew(Campaign campaign, OrderKind kind) {
        return campaign.top(campaign.turn())
                .map(OrderCard::kind)
                .filter(kind::equals)
                .isPresent();
    }

    private Optional<String> acting(Campaign campaign, List<ForceType> acted) {
        if (campaign.top(campaign.turn()).isEmpty()) {
            return Optional.of(campaign.turn() + " has drawn no card");
        }
        List<ForceType> types = setup.order(campaign).types();
        if (!types.containsAll(acted)
                || acted.size() != acted.stream().distinct().count()
                || types.isEmpty()) {
            return Optional.of("the card " + campaign.top(campaign.turn()).orElseThrow() + " names other units");
        }
        boolean fits = rested(campaign, true)
                && campaign.forces().of(campaign.turn()).stream().allMatch(unit -> able(campaign, unit, acted));
        return unless(fits, "a unit has done what it could not in this turn");
    }

    private boolean able(Campaign campaign, ForceUnit unit, List<ForceType> acted) {
        boolean fresh = unit.equals(ForceUnit.fresh(unit.type()));
        return fresh || (acted.contains(unit.type()) && (!unit.readiness().second() || setup.rush(campaign)));
    }

    private Optional<String> battle(Campaign campaign, Assault assault, List<ForceType> acted, boolean manned) {
        List<ForceUnit> wanted = new ArrayList<>();
        boolean stand = true;
        for (AssaultFighter fighter : assault.fighters()) {
            wanted.add(assault.unit(fighter));
            List<ForceUnit> there = new ArrayList<>(campaign.forces().units(campaign.turn(), fighter.from()));
            assault.fighters().stream()
                    .filter(other -> other.from().equals(fighter.from()))
                    .forEach(other -> there.remove(assault.unit(other)));
            stand &= there.size() + countFrom(assault, fighter)
                    == campaign.forces().units(campaign.turn(), fighter.from()).size();
        }
        boolean attacked = wanted.stream().allMatch(unit -> unit.readiness().attacked());
        boolean last = !acted.isEmpty() && acted.get(acted.size() - 1) == assault.type();
        int most = assault.shot() ? 1 : setup.rulings().mostAttackers();
        boolean there = !manned || !setup.defenders(campaign, assault.target()).isEmpty();
        return unless(
                stand && attacked && last && there && assault.fighters().size() <= most && near(assault),
                "these units cannot be attacking " + assault.target());
    }

    private static long countFrom(Assault assault, AssaultFighter fighter) {
        return assault.from().stream().filter(fighter.from()::equals).count();
    }

    private static boolean near(Assault assault) {
        int farthest = assault.shot() ? 3 : 1;
        return assault.from().stream()
                .allMatch(from -> from.spacesTo(assault.target()) <= farthest && !from.equals(assault.target()));
    }

    private boolean chooses(Campaign campaign, CampaignPhase.RemovingUnit removing) {
        Assault assault = removing.assault();
        long kinds = removing.loser() == campaign.turn()
                ? assault.from().stream().distinct().count()
                : setup.defenders(campaign, assault.target()).stream()
                        .map(ForceUnit::type)
                        .distinct()
                        .count();
        return kinds == ForceSquad.ROOM && !assault.shot();
    }

    private boolean won(Campaign campaign, CampaignPhase.WarOver over) {
        ArmyColour loser = over.winner().other();
        return over.end() == CampaignEnd.DESTROYED
                ? campaign.forces().destroyed(loser) && !campaign.forces().destroyed(over.winner())
                : setup.board().base(loser).stream()
                        .anyMatch(place -> campaign.forces().holds(over.winner(), place));
    }
}
