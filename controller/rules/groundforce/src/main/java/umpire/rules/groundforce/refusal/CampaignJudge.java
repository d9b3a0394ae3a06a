package umpire.rules.groundforce.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Assault;
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
        Optional<Breach> closed = CampaignGate.closed(setup, campaign, action);
        return closed.isPresent() ? closed : judged(campaign, action).found();
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
        OrderCard card = draw.card();
        long alike = setup.deck().cards().stream()
                .filter(each -> each.kind() == card.kind())
                .count();
        return new FirstBreach()
                .needs(
                        GroundRule.CARD_OF_DECK,
                        () -> setup.deck().cards().contains(card),
                        () -> alike == 0
                                ? "No card of a deck says " + card.kind().word() + "."
                                : "There is no card " + card + "; a deck has "
                                        + (alike == 1 ? "one that says " : alike + " that say ")
                                        + card.kind().word() + ".")
                .needs(
                        GroundRule.CARD_IN_DECK,
                        () -> setup.left(campaign).contains(card),
                        () -> campaign.turn() + " has drawn " + card + " already; it is not in the deck.");
    }

    private FirstBreach thrown(Campaign campaign, CampaignAction.ThrowDice thrown) {
        CampaignPhase.ThrowingDice phase = (CampaignPhase.ThrowingDice) campaign.phase();
        int attackers = phase.assault().fighters().size();
        int defenders = defendersDice(campaign, phase);
        boolean shot = phase.assault().shot();
        return new FirstBreach()
                .needs(
                        shot ? GroundRule.HEAVY_ONE_DIE : GroundRule.ANNOUNCE,
                        () -> thrown.attack().size() == attackers,
                        () -> throwsSo(campaign.turn(), "attacks", attackers, thrown.attack()))
                .needs(
                        shot ? GroundRule.HEAVY_ONE_DIE : GroundRule.DEFENDERS_DICE,
                        () -> thrown.defence().size() == defenders,
                        () -> throwsSo(campaign.turn().other(), "defends", defenders, thrown.defence()))
                .needs(
                        GroundRule.DIE_FACES,
                        () -> setup.die().containsAll(thrown.attack())
                                && setup.die().containsAll(thrown.defence()),
                        () -> "No face of a die shows that; there are "
                                + setup.die().stream()
                                        .distinct()
                                        .map(BattleFace::word)
                                        .collect(Collectors.joining(", "))
                                + ".");
    }

    private static String throwsSo(ArmyColour army, String does, int dice, List<BattleFace> thrown) {
        return army + " " + does + " with " + (dice == 1 ? "one die" : "two dice") + ", not with " + thrown.size()
                + ".";
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

    private FirstBreach advance(Campaign campaign, CampaignAction.AdvanceInto advance) {
        CampaignPhase.AdvancingUnits phase = (CampaignPhase.AdvancingUnits) campaign.phase();
        Assault assault = phase.assault();
        List<GroundPlace> left = new ArrayList<>(assault.from());
        boolean unlike = new AlikeUnits(setup, campaign).unlike(assault);
        return new FirstBreach()
                .needs(
                        GroundRule.ATTACKERS_ADVANCE,
                        () -> !advance.from().isEmpty()
                                && advance.from().stream().allMatch(left::remove),
                        () -> "Those who attacked " + assault.target() + " stand on "
                                + assault.from().stream()
                                        .distinct()
                                        .map(GroundPlace::toString)
                                        .collect(Collectors.joining(" and "))
                                + ".")
                .needs(
                        GroundRule.ADVANCE_TOGETHER,
                        () -> advance.from().size() == 1 || setup.rulings().bothMayAdvance(),
                        () -> "In this house one of two attackers moves in, not both.")
                .needs(
                        GroundRule.NO_SUCH_UNIT,
                        () -> !advance.tired() || (unlike && advance.from().size() == 1),
                        () -> "Which of the attackers moves in need not be said.");
    }
}
