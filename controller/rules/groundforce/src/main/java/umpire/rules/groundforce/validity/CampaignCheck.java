package umpire.rules.groundforce.validity;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.groundforce.campaign.ForceSquad;
import umpire.rules.kernel.Parsed;

/** Says what is impossible about a position. */
public final class CampaignCheck {
    private final CampaignSetup setup;
    private final CampaignFits phases;

    public CampaignCheck(CampaignSetup setup) {
        this.setup = setup;
        this.phases = new CampaignFits(setup);
    }

    /** Returns the position, or everything that cannot be. */
    public Parsed<Campaign> check(Campaign campaign) {
        List<String> wrong = new ArrayList<>();
        units(campaign, wrong);
        places(campaign, wrong);
        for (ArmyColour army : ArmyColour.values()) {
            cards(army, campaign.cards(army), wrong);
        }
        if (wrong.isEmpty()) {
            ended(campaign, wrong);
        }
        if (wrong.isEmpty()) {
            phases.misfit(campaign).ifPresent(wrong::add);
        }
        return wrong.isEmpty() ? Parsed.good(campaign) : Parsed.bad(String.join("; ", wrong));
    }

    private void units(Campaign campaign, List<String> wrong) {
        boolean placing = campaign.phase() instanceof CampaignPhase.PlacingUnits;
        for (ArmyColour army : ArmyColour.values()) {
            for (ForceType type : ForceType.values()) {
                int most = placing ? type.atStart() : setup.box().getOrDefault(type, 0);
                int standing = campaign.forces().count(army, type);
                if (standing > most) {
                    wrong.add(army + " has " + type.counted(most) + ", not " + standing);
                }
            }
        }
    }

    private void places(Campaign campaign, List<String> wrong) {
        campaign.forces().squads().forEach((place, squad) -> {
            if (!setup.board().has(place)) {
                wrong.add(place + " is no place of this board");
            }
            if (squad.size() > ForceSquad.ROOM) {
                wrong.add("on " + place + " stand " + squad.size() + " units; a place holds " + ForceSquad.ROOM);
            }
        });
    }

    private void cards(ArmyColour army, List<OrderCard> drawn, List<String> wrong) {
        drawn.stream()
                .filter(card -> !setup.deck().cards().contains(card))
                .findFirst()
                .ifPresent(card -> wrong.add(army + "'s deck has no card " + card));
        if (new HashSet<>(drawn).size() < drawn.size()) {
            wrong.add(army + " has drawn a card twice");
        }
    }

    /** A game is over exactly where somebody has won. */
    private void ended(Campaign campaign, List<String> wrong) {
        boolean over = campaign.phase() instanceof CampaignPhase.WarOver;
        for (ArmyColour army : ArmyColour.values()) {
            boolean placing = campaign.phase() instanceof CampaignPhase.PlacingUnits;
            boolean entered = setup.board().base(army.other()).stream()
                    .anyMatch(place -> campaign.forces().holds(army, place));
            if (!over && entered) {
                wrong.add(army + " stands in the other base, so the game is over");
            }
            if (!over && !placing && campaign.forces().destroyed(army)) {
                wrong.add(army + " has no units, so the game is over");
            }
        }
    }
}
