package umpire.mqtt.payload;

import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.LegalAction;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** The legal actions, in the game's own order. */
public record LegalPayload(List<ActionPayload> actions) implements MessagePayload {
    public LegalPayload {
        actions = List.copyOf(actions);
    }

    public static LegalPayload of(List<LegalAction> actions) {
        return new LegalPayload(actions.stream().map(ActionPayload::of).toList());
    }

    /** One action. While the game waits for dice, it has the faces that select it and their effect. */
    public record ActionPayload(
            Seat seat,
            String notation,
            String says,
            List<Place> touches,
            List<Place> changes,
            Optional<List<LegalAction.TakenFrom>> takes,
            Optional<List<LegalAction.Way>> ways,
            Optional<List<StandingPayload>> lies,
            String kind,
            Optional<String> prospect,
            Optional<List<FacePayload>> dice,
            Optional<String> effect) {
        private static ActionPayload of(LegalAction action) {
            return new ActionPayload(
                    action.seat(),
                    action.notation(),
                    action.says(),
                    action.touches(),
                    action.changes(),
                    Optional.of(action.takes()).filter(takes -> !takes.isEmpty()),
                    Optional.of(action.ways()).filter(ways -> !ways.equals(LegalAction.plainWays(action.changes()))),
                    Optional.of(StandingPayload.of(action.lies())).filter(lies -> !lies.isEmpty()),
                    action.kind().says(),
                    action.preview(),
                    action.thrown().map(thrown -> FacePayload.of(thrown.dice())),
                    action.thrown().map(LegalAction.Thrown::effect));
        }
    }
}
