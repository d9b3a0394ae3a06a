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
import umpire.rules.groundforce.rulings.GroundRule;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;

/** Says which rule an action breaks first, if it breaks one. */
public final class CampaignJudge {
    private final CampaignSetup setup;
    private final WalkJudge walks;
    private final AssaultJudge attacks;
    private final BaseJudge bases;

    public CampaignJudge(CampaignSetup setup) {
        this.setup = setup;
        this.walks = new WalkJudge(setup);
        this.attacks = new AssaultJudge(setup);
        this.bases = new BaseJudge(setup);
    }

    /** Returns the first rule that the action breaks. */
    public Optional<Breach> refuse(Campaign campaign, CampaignAction action) {
        Optional<GroundRule> closed = CampaignGate.closed(setup, campaign, action);
        return closed.isPresent()
                ? closed.map(Breach::of)
                : judged(campaign, action).found();
    }

    private FirstBreach judged(Campaign campaign, CampaignAction action) {
        return switch (action) {
            case CampaignAction.PlaceUnit place -> bases.place(campaign, place);
            case CampaignAction.DrawCard draw -> draw(campaign, draw);
            case CampaignAction.ShuffleCards shuffle -> new FirstBreach();
            case CampaignAction.WalkUnit walk -> walks.walk(campaign, walk);
            case CampaignAction.AttackPlace attack -> attacks.attack(campaign, attack);
            case CampaignAction.ThrowDice thrown -> thrown(campaign, thrown);
            case CampaignAction.RemoveUnit remove -> remove(campaign, remove);
            case CampaignAction.AdvanceInto advance -> advance(campaign, advance);
            case CampaignAction.BuyUnit buy -> bases.buy(campaign, buy);
            case CampaignAction.EndTurn end -> new FirstBreach();
        };
    }

    private FirstBreach draw(Campaign campaign, CampaignAction.DrawCard draw) {
        return new FirstBreach()
                .needs(
                        GroundRule.CARD_IN_DECK,
                        () -> setup.left(campaign).contains(draw.card()),
                        () -> "The card " + draw.card() + " is not in " + campaign.turn() + "'s deck.");
    }

    private FirstBreach thrown(Campaign campaign, CampaignAction.ThrowDice thrown) {
        CampaignPhase.ThrowingDice phase = (CampaignPhase.ThrowingDice) campaign.phase();
        int attackers = phase.assault().fighters().size();
        int defenders = defendersDice(campaign, phase);
        return new FirstBreach()
                .needs(
                        GroundRule.ANNOUNCE,
                        () -> thrown.attack().size() == attackers,
                        () -> "The attacker throws " + attackers + ", not "
                                + thrown.attack().size() + ".")
                .needs(
                        GroundRule.DEFENDERS_DICE,
                        () -> thrown.defence().size() == defenders,
                        () -> "The defender throws " + defenders + ", not "
                                + thrown.defence().size() + ".")
                .needs(
                        GroundRule.ANNOUNCE,
                        () -> setup.die().containsAll(thrown.attack())
                                && setup.die().containsAll(thrown.defence()),
                        () -> "The dice of this game do not show that.");
    }

    /** Returns how many dice the defender throws. */
    public int defendersDice(Campaign campaign, CampaignPhase.ThrowingDice phase) {
        return phase.assault().shot()
                ? 1
                : setup.defenders(campaign, phase.assault().target()).size();
    }

    private FirstBreach remove(Campaign campaign, CampaignAction.RemoveUnit remove) {
        CampaignPhase.RemovingUnit phase = (CampaignPhase.RemovingUnit) campaign.phase();
        return new FirstBreach()
                .needs(
                        GroundRule.LOST_IN_BATTLE,
                        () -> fought(campaign, phase, remove.type(), remove.place()),
                        () -> "No " + remove.type().says() + " of " + phase.loser() + " on " + remove.place()
                                + " took part in this battle.");
    }

    private boolean fought(Campaign campaign, CampaignPhase.RemovingUnit phase, ForceType type, GroundPlace place) {
        return phase.loser() == campaign.turn()
                ? type == phase.assault().type() && phase.assault().from().contains(place)
                : place.equals(phase.assault().target())
                        && setup.defenders(campaign, place).stream().anyMatch(unit -> unit.type() == type);
    }

    private static FirstBreach advance(Campaign campaign, CampaignAction.AdvanceInto advance) {
        CampaignPhase.AdvancingUnits phase = (CampaignPhase.AdvancingUnits) campaign.phase();
        List<GroundPlace> left = new ArrayList<>(phase.assault().from());
        return new FirstBreach()
                .needs(
                        GroundRule.ATTACKERS_ADVANCE,
                        () -> !advance.from().isEmpty()
                                && advance.from().stream().allMatch(left::remove),
                        GroundRule.ATTACKERS_ADVANCE::says);
    }
}
