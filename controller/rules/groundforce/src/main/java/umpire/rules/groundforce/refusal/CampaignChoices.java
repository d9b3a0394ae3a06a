package umpire.rules.groundforce.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import umpire.rules.groundforce.battlefield.BattleFace;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.campaign.AlikeChoice;
import umpire.rules.groundforce.campaign.AlikeUnits;
import umpire.rules.groundforce.campaign.Assault;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceSquad;
import umpire.rules.groundforce.campaign.ForceUnit;
import umpire.rules.groundforce.campaign.NamedAttacker;
import umpire.rules.groundforce.rulings.GroundRulings;

/** Lists what may be done: everything that a phase might hold and the judge lets pass, in a fixed order. */
public final class CampaignChoices {
    private final CampaignSetup setup;
    private final CampaignJudge judge;

    public CampaignChoices(CampaignSetup setup, CampaignJudge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    /** Returns the legal actions: walks by place, then attacks by target, then the end of the turn; others by type and place. */
    public List<CampaignAction> legal(Campaign campaign) {
        List<CampaignAction> all = new ArrayList<>();
        switch (campaign.phase()) {
            case CampaignPhase.PlacingUnits placing -> inBase(campaign, CampaignAction.PlaceUnit::new, all);
            case CampaignPhase.DrawingCard drawing -> cards(campaign, all);
            case CampaignPhase.ActivatingUnits activating -> {
                all.addAll(deeds(campaign));
                all.add(new CampaignAction.EndTurn());
                return List.copyOf(all);
            }
            case CampaignPhase.ThrowingDice throwing -> throwing(campaign, throwing, all);
            case CampaignPhase.RemovingUnit removing -> losses(campaign, removing, all);
            case CampaignPhase.AdvancingUnits advancing -> advances(advancing.assault(), all);
            case CampaignPhase.BuyingUnits buying -> inBase(campaign, CampaignAction.BuyUnit::new, all);
            case CampaignPhase.WarOver over -> {}
        }
        return all.stream()
                .filter(action -> judge.refuse(campaign, action).isEmpty())
                .toList();
    }

    /** Makes an action of a type of units and a place. */
    private interface UnitAt {
        CampaignAction of(ForceType type, GroundPlace place);
    }

    private void inBase(Campaign campaign, UnitAt made, List<CampaignAction> into) {
        for (ForceType type : ForceType.values()) {
            setup.board().base(campaign.turn()).forEach(place -> into.add(made.of(type, place)));
        }
    }

    private void cards(Campaign campaign, List<CampaignAction> into) {
        setup.left(campaign).forEach(card -> into.add(new CampaignAction.DrawCard(card)));
        into.add(new CampaignAction.ShuffleCards());
    }

    /** Returns whether a unit may walk or attack while units act. */
    public boolean anyDeed(Campaign campaign) {
        List<ForceType> open = open(campaign);
        boolean rush = setup.rush(campaign);
        for (Map.Entry<GroundPlace, ForceSquad> squad :
                campaign.forces().squads().entrySet()) {
            boolean fit = squad.getValue().army() == campaign.turn()
                    && squad.getValue().units().stream()
                            .anyMatch(unit -> open.contains(unit.type())
                                    && unit.readiness().spaces(setup.rulings().attackEndsWalk(), rush) > 0);
            if (fit && ForceMarch.canStep(setup, campaign, squad.getKey())) {
                return true;
            }
        }
        return !deeds(campaign).isEmpty();
    }

    /** Returns the types of the card that may still act. */
    private List<ForceType> open(Campaign campaign) {
        CampaignPhase.ActivatingUnits phase = (CampaignPhase.ActivatingUnits) campaign.phase();
        return setup.order(campaign).types().stream()
                .filter(type -> !phase.acted().contains(type)
                        || phase.acted().indexOf(type) == phase.acted().size() - 1)
                .toList();
    }

    /** Returns every walk and attack that is legal while units act. */
    private List<CampaignAction> deeds(Campaign campaign) {
        List<CampaignAction> all = new ArrayList<>();
        List<ForceType> open = open(campaign);
        campaign.forces().squads().forEach((place, squad) -> {
            if (squad.army() == campaign.turn()) {
                open.forEach(type -> walks(campaign, place, squad, type, all));
            }
        });
        open.forEach(type -> attacks(campaign, type, all));
        return all;
    }

    private void walks(
            Campaign campaign, GroundPlace from, ForceSquad squad, ForceType type, List<CampaignAction> into) {
        List<ForceUnit> units = squad.of(type).stream().distinct().toList();
        for (int i = 0; i < units.size(); i++) {
            boolean tired = i > 0;
            int most = units.get(i).readiness().spaces(setup.rulings().attackEndsWalk(), setup.rush(campaign));
            if (most > 0) {
                new ForceMarch(setup, campaign, from, most)
                        .free()
                        .forEach(to -> into.add(new CampaignAction.WalkUnit(type, from, to, tired)));
            }
        }
    }

    private void attacks(Campaign campaign, ForceType type, List<CampaignAction> into) {
        campaign.forces().squads().forEach((target, squad) -> {
            if (squad.army() != campaign.turn()) {
                List<NamedAttacker> able = attackers(campaign, type, target);
                for (int i = 0; i < able.size(); i++) {
                    attack(campaign, type, List.of(able.get(i)), target, into);
                    for (int j = i; j < able.size() && type != ForceType.HEAVY; j++) {
                        attack(campaign, type, List.of(able.get(i), able.get(j)), target, into);
                    }
                }
            }
        });
    }

    private void attack(
            Campaign campaign,
            ForceType type,
            List<NamedAttacker> attackers,
            GroundPlace target,
            List<CampaignAction> into) {
        CampaignAction attack = new CampaignAction.AttackPlace(type, attackers, target);
        if (judge.refuse(campaign, attack).isEmpty()) {
            into.add(attack);
        }
    }

    /** Returns the units that may be near enough to attack; of two alike one, where it makes no difference which. */
    private List<NamedAttacker> attackers(Campaign campaign, ForceType type, GroundPlace target) {
        AlikeUnits alike = new AlikeUnits(setup, campaign);
        int farthest = type == ForceType.HEAVY ? GroundRulings.HEAVY_FARTHEST : 1;
        List<NamedAttacker> able = new ArrayList<>();
        campaign.forces().squads().forEach((place, squad) -> {
            if (squad.army() == campaign.turn()
                    && place.spacesTo(target) <= farthest
                    && !alike.able(type, place).isEmpty()) {
                able.add(NamedAttacker.at(place));
                AlikeChoice other = alike.other(type, place);
                if (other != AlikeChoice.UNSAID) {
                    able.add(new NamedAttacker(place, other));
                }
            }
        });
        return able;
    }

    private void throwing(Campaign campaign, CampaignPhase.ThrowingDice phase, List<CampaignAction> into) {
        List<BattleFace> faces = setup.die().stream().distinct().sorted().toList();
        for (List<BattleFace> attack :
                throwsOf(faces, phase.assault().fighters().size())) {
            for (List<BattleFace> defence : throwsOf(faces, judge.defendersDice(campaign, phase))) {
                into.add(new CampaignAction.ThrowDice(attack, defence));
            }
        }
    }

    /** Returns what one or two dice may show, whichever die shows what. */
    private static List<List<BattleFace>> throwsOf(List<BattleFace> faces, int dice) {
        List<List<BattleFace>> all = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            for (int j = dice == 1 ? faces.size() - 1 : i; j < faces.size(); j++) {
                all.add(dice == 1 ? List.of(faces.get(i)) : List.of(faces.get(i), faces.get(j)));
            }
        }
        return all;
    }

    private void losses(Campaign campaign, CampaignPhase.RemovingUnit phase, List<CampaignAction> into) {
        Assault assault = phase.assault();
        if (phase.loser() == campaign.turn()) {
            assault.from().stream()
                    .distinct()
                    .forEach(place -> into.add(new CampaignAction.RemoveUnit(assault.type(), place)));
        } else {
            setup.defenders(campaign, assault.target()).stream()
                    .map(ForceUnit::type)
                    .distinct()
                    .forEach(type -> into.add(new CampaignAction.RemoveUnit(type, assault.target())));
        }
    }

    private static void advances(Assault assault, List<CampaignAction> into) {
        for (GroundPlace place : assault.from().stream().distinct().toList()) {
            into.add(new CampaignAction.AdvanceInto(List.of(place), false));
            into.add(new CampaignAction.AdvanceInto(List.of(place), true));
        }
        into.add(new CampaignAction.AdvanceInto(assault.from(), false));
    }
}
