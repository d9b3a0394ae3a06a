package umpire.browser;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import umpire.mqtt.json.ContractGson;
import umpire.mqtt.payload.GamePayload;
import umpire.mqtt.payload.RecentPayload;
import umpire.mqtt.publishing.Announcer;
import umpire.mqtt.publishing.UnstampedMessage;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;
import umpire.rules.kernel.View;
import umpire.rules.kernel.Viewer;

/** A randomly played game, with the referee's messages in the states with the most content. */
final class ToldGame<S, A> {
    private static final int MOST_PLIES = 260;
    private static final int SETTLED_LOOKS = 12;
    private static final long FRAME_MS = 66;
    private static final int LINES = 20;

    private final Game<S, A> game;
    private final List<S> states = new ArrayList<>();
    private final List<Entry> entries = new ArrayList<>();

    ToldGame(Game<S, A> game, long seed) {
        this.game = game;
        SplittableRandom random = new SplittableRandom(seed);
        S state = game.opening();
        states.add(state);
        entries.add(new Entry(Entry.EntryKind.SET_UP, game.writePosition(state)));
        while (!(game.awaited(state) instanceof Awaited.Nothing) && states.size() < MOST_PLIES) {
            A action = RandomAction.of(game, state, random::nextInt);
            state = ((Verdict.Accepted<S, A>) game.judge(state, action)).next();
            states.add(state);
            entries.add(new Entry(Entry.EntryKind.PLAYED, game.write(action)));
        }
    }

    /** The messages of one state. */
    record ToldState(String name, Map<String, JsonObject> messages) {}

    /** Returns the messages of the opening and the end, and of the states with the most choices, facts, questions and points. */
    List<ToldState> fullest() {
        Set<Integer> plies = new TreeSet<>(List.of(0, states.size() - 1));
        plies.add(most(state -> game.actions(state).size()));
        plies.add(most(state -> words(game.view(state, new Viewer.Public()))));
        plies.add(most(this::asked));
        plies.add(most(state -> game.lost(game.opening(), state).size()));
        plies.add(most(state -> game.view(state, new Viewer.Public()).dice().stream()
                .mapToInt(row -> row.dice().size())
                .sum()));
        return plies.stream().map(this::told).toList();
    }

    private int most(ToIntFunction<S> measure) {
        return IntStream.range(0, states.size())
                .boxed()
                .max(Comparator.comparingInt(ply -> measure.applyAsInt(states.get(ply))))
                .orElseThrow();
    }

    private int asked(S state) {
        return game.awaited(state) instanceof Awaited.Choice choice
                ? choice.what().length() + game.actions(state).size()
                : 0;
    }

    private static int words(View view) {
        return view.facts().stream().mapToInt(String::length).sum()
                + view.marks().stream().mapToInt(mark -> mark.says().length()).sum();
    }

    private ToldState told(int ply) {
        GameSession<S, A> session = GameSession.resume(game, entries.subList(0, ply + 1));
        for (int look = 1; look <= SETTLED_LOOKS; look++) {
            Observation seen = seen(game.show(states.get(ply)), look);
            session = session.step(new Input.Looked(seen, look * FRAME_MS)).next();
        }
        List<GameLogEntry> lines = session.account(LINES);
        Map<String, JsonObject> messages = new LinkedHashMap<>();
        messages.put("game", ContractGson.tree(GamePayload.of(game, Map.of(), Map.of())));
        for (UnstampedMessage message : new Announcer().tableSnapshot(session.tableSnapshot(), List.of())) {
            message.body().ifPresent(body -> messages.put(message.suffix(), ContractGson.tree(body)));
        }
        messages.put("recent", ContractGson.tree(RecentPayload.of(lines)));
        return new ToldState(game.id().name() + " after " + ply + " plies", messages);
    }

    /** Returns an observation in which everything is in place. */
    private Observation seen(Placement placement, long frame) {
        Set<Integer> used = new HashSet<>();
        Map<Place, List<SeenToken>> byPlace = new LinkedHashMap<>();
        List<SeenToken> aside = new ArrayList<>();
        for (Standing standing : placement.standings()) {
            if (standing.covered()) {
                continue;
            }
            switch (standing.spot()) {
                case Spot.On on ->
                    byPlace.computeIfAbsent(on.place(), place -> new ArrayList<>())
                            .add(seen(standing.token(), centre(on.place()), used));
                case Spot.Lying lying -> aside.add(seen(standing.token(), lying.pose(), used));
            }
        }
        List<Sighting> sightings = game.board().areas().stream()
                .map(Area::place)
                .map(place -> byPlace.containsKey(place)
                        ? new Sighting.Holds(
                                place,
                                byPlace.get(place).stream()
                                        .sorted(Comparator.comparing(SeenToken::token))
                                        .toList())
                        : (Sighting) new Sighting.Empty(place))
                .toList();
        return new Observation(
                frame, frame * FRAME_MS, true, false, false, true, sightings, aside, List.of(), List.of(), List.of());
    }

    private Pose centre(Place place) {
        List<Point> outline = game.board().areas().stream()
                .filter(area -> area.place().equals(place))
                .findFirst()
                .orElseThrow()
                .outline();
        return new Pose(
                outline.stream().mapToDouble(Point::xMm).average().orElseThrow(),
                outline.stream().mapToDouble(Point::yMm).average().orElseThrow(),
                0);
    }

    private SeenToken seen(Token token, Pose pose, Set<Integer> used) {
        for (Piece piece : game.pieces()) {
            for (PieceFace face : piece.faces()) {
                if (face.token().equals(token) && used.add(face.tag())) {
                    return new SeenToken(token, face.tag(), pose, 1);
                }
            }
        }
        throw new IllegalStateException("the box has no more " + token);
    }
}
