package umpire.proof.judging;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Ruling;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Viewer;

/** Rulings and states as JSON. */
final class StateJson {
    private StateJson() {}

    static <S, A> JsonObject ruling(Game<S, A> game, Ruling<S, A> ruling, A action) {
        JsonObject object = new JsonObject();
        object.addProperty("action", game.write(action));
        switch (ruling) {
            case Ruling.Accepted<S, A> accepted -> {
                object.addProperty("accepted", true);
                JsonArray events = new JsonArray();
                accepted.events().forEach(event -> events.add(event(event)));
                object.add("events", events);
            }
            case Ruling.Refused<S, A> refused -> {
                object.addProperty("accepted", false);
                rule(object, refused.rule());
                object.addProperty("why", refused.why());
            }
        }
        return object;
    }

    static JsonObject unreadable(String text, String why) {
        JsonObject object = new JsonObject();
        object.addProperty("action", text);
        object.addProperty("accepted", false);
        object.addProperty("unreadable", true);
        object.addProperty("why", why);
        return object;
    }

    static <S, A> void describe(Game<S, A> game, S state, JsonObject into) {
        into.addProperty("position", game.writePosition(state));
        into.add("awaited", awaited(game.awaited(state)));
        JsonArray legal = new JsonArray();
        game.actions(state).forEach(action -> legal.add(game.write(action)));
        into.add("legal", legal);
        JsonArray scores = new JsonArray();
        game.scores(state).forEach(score -> {
            JsonObject one = new JsonObject();
            one.addProperty("seat", score.seat().name());
            one.addProperty("points", score.points());
            one.addProperty("what", score.what());
            scores.add(one);
        });
        into.add("scores", scores);
        JsonArray marks = new JsonArray();
        game.view(state, new Viewer.Public()).marks().forEach(mark -> {
            JsonObject one = new JsonObject();
            one.addProperty("place", mark.place().name());
            one.addProperty("kind", mark.kind());
            one.addProperty("says", mark.says());
            marks.add(one);
        });
        into.add("marks", marks);
        if (game.awaited(state) instanceof Awaited.Nothing over) {
            into.add("outcome", outcome(over.outcome()));
        }
    }

    private static JsonObject outcome(Outcome outcome) {
        JsonObject object = new JsonObject();
        object.addProperty("kind", outcome.kind());
        object.add("winners", seats(outcome.winners()));
        outcome.rule().ifPresent(rule -> rule(object, rule));
        object.addProperty("says", outcome.says());
        return object;
    }

    private static JsonObject awaited(Awaited awaited) {
        JsonObject object = new JsonObject();
        switch (awaited) {
            case Awaited.Choice choice -> {
                object.addProperty("kind", "choice");
                object.addProperty("seat", choice.seat().name());
                object.addProperty("what", choice.what());
            }
            case Awaited.Roll roll -> {
                object.addProperty("kind", "roll");
                object.addProperty("seat", Seat.listed(roll.seats()));
                object.addProperty("what", roll.what());
                JsonArray dice = new JsonArray();
                roll.dice().forEach(die -> dice.add(die.count() + " " + die.kind()));
                object.add("dice", dice);
            }
            case Awaited.Declarations declarations -> {
                object.addProperty("kind", "declarations");
                object.add("seats", seats(declarations.missing()));
                object.addProperty("what", declarations.what());
            }
            case Awaited.Nothing over -> object.addProperty("kind", "nothing");
        }
        return object;
    }

    private static JsonArray seats(List<Seat> seats) {
        JsonArray names = new JsonArray();
        seats.forEach(seat -> names.add(seat.name()));
        return names;
    }

    private static JsonObject event(Event event) {
        JsonObject object = new JsonObject();
        rule(object, event.rule());
        object.addProperty("event", event.says());
        JsonArray where = new JsonArray();
        for (Place place : event.where()) {
            where.add(place.name());
        }
        object.add("where", where);
        return object;
    }

    private static void rule(JsonObject object, Rule rule) {
        object.addProperty("rule", rule.name());
        object.addProperty("section", rule.section());
        object.addProperty("says", rule.says());
    }
}
