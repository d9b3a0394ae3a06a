package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import umpire.rules.groundforce.campaign.Campaign;
import umpire.rules.groundforce.campaign.CampaignAction;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;

/** A game on its way in a test: actions are told in the game's notation. */
final class GroundTold {
    private final Game<Campaign, CampaignAction> game;
    private Campaign campaign;
    private List<Event> events = List.of();

    private GroundTold(Game<Campaign, CampaignAction> game, Campaign campaign) {
        this.game = game;
        this.campaign = campaign;
    }

    static GroundTold of(Game<Campaign, CampaignAction> game, String position) {
        return new GroundTold(game, game.readPosition(position).orThrow());
    }

    static GroundTold opening(Game<Campaign, CampaignAction> game) {
        return new GroundTold(game, game.opening());
    }

    GroundTold does(String... actions) {
        for (String text : actions) {
            Ruling<Campaign, CampaignAction> ruling =
                    game.judge(campaign, game.readAction(campaign, text).orThrow());
            assertThat(ruling).as("%s in %s", text, position()).isInstanceOf(Ruling.Accepted.class);
            Ruling.Accepted<Campaign, CampaignAction> accepted = (Ruling.Accepted<Campaign, CampaignAction>) ruling;
            campaign = accepted.next();
            events = accepted.events();
        }
        return this;
    }

    /** Returns an action as it is offered. */
    String describes(String action) {
        return game.describe(campaign, game.readAction(campaign, action).orThrow());
    }

    /** Returns the rule that refuses an action. */
    Rule refuses(String action) {
        Ruling<Campaign, CampaignAction> ruling =
                game.judge(campaign, game.readAction(campaign, action).orThrow());
        assertThat(ruling).as("%s in %s", action, position()).isInstanceOf(Ruling.Refused.class);
        return ((Ruling.Refused<Campaign, CampaignAction>) ruling).rule();
    }

    List<String> actions() {
        return game.actions(campaign).stream().map(game::write).toList();
    }

    List<Rule> rules() {
        return events.stream().map(Event::rule).toList();
    }

    List<String> says() {
        return events.stream().map(Event::says).toList();
    }

    String position() {
        return game.writePosition(campaign);
    }

    Campaign campaign() {
        return campaign;
    }
}
