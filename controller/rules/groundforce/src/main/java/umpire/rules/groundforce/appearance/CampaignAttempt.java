package umpire.rules.groundforce.appearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.groundforce.battlefield.ArmyColour;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.groundforce.battlefield.OrderCard;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.groundforce.campaign.CampaignPhase;
import umpire.rules.groundforce.campaign.CampaignSetup;
import umpire.rules.kernel.Picture;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Token;

/** What a wrong move most likely meant: by which piece came where, as far as that is seen. */
public final class CampaignAttempt {
    private final CampaignSetup setup;
    private final Campaign campaign;
    private final Picture seen;

    public CampaignAttempt(CampaignSetup setup, Campaign campaign, Picture seen) {
        this.setup = setup;
        this.campaign = campaign;
        this.seen = seen;
    }

    /** Returns the action that emptied and filled these places, legal or not. */
    public Optional<CampaignAction> of(List<Place> emptied, List<Place> filled) {
        if (filled.contains(campaign.turn().discards())) {
            return drawn().map(CampaignAction.DrawCard::new);
        }
        Optional<GroundPlace> to = places(filled).stream().findFirst();
        return to.flatMap(there -> came(there, places(emptied)));
    }

    private static List<GroundPlace> places(List<Place> places) {
        return places.stream().flatMap(place -> GroundPlace.at(place).stream()).toList();
    }

    /** The card that lies on top now, or else any that could have been drawn. */
    private Optional<OrderCard> drawn() {
        ArmyColour army = campaign.turn();
        List<Token> news = news(army.discards());
        return setup.deck().cards().stream()
                .filter(card -> news.contains(BattlefieldSheet.token(army, card)))
                .findFirst()
                .or(() -> setup.left(campaign).stream().findFirst());
    }

    /** Returns what is seen on a place and should not be there. */
    private List<Token> news(Place place) {
        List<Token> news = new ArrayList<>(tokens(seen, place));
        tokens(CampaignPicture.show(campaign), place).forEach(news::remove);
        return news;
    }

    private static List<Token> tokens(Picture picture, Place place) {
        return picture.visibleByPlace().getOrDefault(place, List.of());
    }

    /** A unit that came to a place from another walked, or moved in; from nowhere, it was put there. */
    private Optional<CampaignAction> came(GroundPlace to, List<GroundPlace> emptied) {
        Optional<GroundPlace> from = emptied.stream()
                .filter(place -> !place.equals(to))
                .filter(place -> campaign.forces().at(place).isPresent())
                .findFirst();
        if (from.isPresent()) {
            return from.map(place -> went(type(place, to), place, to));
        }
        return emptied.isEmpty() ? put(to) : Optional.empty();
    }

    private CampaignAction went(ForceType type, GroundPlace from, GroundPlace to) {
        return campaign.phase() instanceof CampaignPhase.AdvancingUnits advancing
                        && to.equals(advancing.assault().target())
                        && campaign.forces().holds(campaign.turn(), from)
                ? new CampaignAction.AdvanceInto(List.of(from), false)
                : new CampaignAction.WalkUnit(type, from, to, false);
    }

    private Optional<CampaignAction> put(GroundPlace to) {
        ForceType type = Arrays.stream(ForceType.values())
                .filter(each -> news(to.place()).contains(BattlefieldSheet.token(campaign.turn(), each)))
                .findFirst()
                .orElse(ForceType.TROOPER);
        return Optional.of(
                campaign.phase() instanceof CampaignPhase.PlacingUnits
                        ? new CampaignAction.PlaceUnit(type, to)
                        : new CampaignAction.BuyUnit(type, to));
    }

    /** The type that is seen to have come; else of two on the place the one that the card names. */
    private ForceType type(GroundPlace from, GroundPlace to) {
        ArmyColour army = campaign.forces().at(from).orElseThrow().army();
        List<ForceType> there = campaign.forces().at(from).orElseThrow().types();
        List<Token> news = news(to.place());
        return there.stream()
                .filter(type -> news.contains(BattlefieldSheet.token(army, type)))
                .findFirst()
                .or(() -> there.stream()
                        .filter(setup.order(campaign).types()::contains)
                        .findFirst())
                .orElse(there.get(0));
    }
}
