package umpire.referee.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/**
 * Guesses the action a player tried when no explanation fits the table. A player must not be accused of a move that he
 * may not have made. So a piece counts as moved only when it is seen to be gone from one place and to stand on another,
 * and nothing else is missing. Alike pieces count as moved together when all of them left the same place, or all of
 * them are seen again on the same place.
 */
final class Attempt<S, A> {
    private final Game<S, A> game;
    private final S state;
    private final BoardIndex index;
    private final Layout now;
    private final KnownPlaces known;
    private final KnownPlaces knownPlaces;
    private final Map<Token, List<Place>> lost = new TreeMap<>();
    private final Map<Token, List<Place>> gained = new TreeMap<>();

    Attempt(Game<S, A> game, S state, BoardIndex index, Layout now, KnownPlaces known, KnownPlaces knownPlaces) {
        this.game = game;
        this.state = state;
        this.index = index;
        this.now = now;
        this.known = known;
        this.knownPlaces = knownPlaces;
        now.emptied(knownPlaces).forEach(place -> count(lost, now.lost(place, knownPlaces), place));
        now.filled(knownPlaces).forEach(place -> count(gained, now.gained(place, knownPlaces), place));
        now.lying()
                .turned(knownPlaces)
                .forEach(standing ->
                        count(gained, List.of(standing.token()), standing.spot().place()));
    }

    private static void count(Map<Token, List<Place>> byToken, List<Token> tokens, Place place) {
        tokens.forEach(token ->
                byToken.computeIfAbsent(token, same -> new ArrayList<>()).add(place));
    }

    /** Returns the hidden places that the attempt depends on: a piece must or may stand there. */
    List<Place> hidden() {
        boolean astray = lost.entrySet().stream()
                .anyMatch(each -> each.getValue().size()
                        > gained.getOrDefault(each.getKey(), List.of()).size());
        return astray ? outOfSight() : now.unseen(knownPlaces);
    }

    /** Returns the hidden places, and the names of pieces lost beside the places: those may lie in any hidden area. */
    private List<Place> outOfSight() {
        Stream<Place> places = IntStream.range(0, index.size())
                .filter(place -> !knownPlaces.clear(place))
                .mapToObj(index::place);
        Stream<Place> lying = knownPlaces.hidesAreas()
                ? lost.values().stream().flatMap(List::stream).filter(place -> index.number(place) < 0)
                : Stream.of();
        return Stream.concat(places, lying).sorted().distinct().toList();
    }

    /**
     * Returns the refusal of a throw, or else of a move whose start and target were both seen. Empty where a hidden
     * place matters.
     */
    Optional<Verdict.Refused<S, A>> refusal() {
        return hidden().isEmpty() ? refusalOfThrown().or(this::refusalOfMoved) : Optional.empty();
    }

    /** Returns why the rest of a change is refused after a legal step that explains part of it. */
    Optional<Verdict.Refused<S, A>> afterOne(Successors<S, A> successors) {
        int differing = now.differing(knownPlaces);
        return successors.plain().stream()
                .filter(step -> {
                    int changed = new LayoutChange(now, step.layout()).places().size();
                    return changed > 0 && step.layout().differing(knownPlaces) + changed <= differing;
                })
                .flatMap(step ->
                        new Attempt<>(game, step.end(), index, step.layout(), known, knownPlaces).refusal().stream())
                .findFirst();
    }

    private Optional<Verdict.Refused<S, A>> refusalOfMoved() {
        return plain()
                ? Stream.concat(
                                lost.keySet().stream()
                                        .filter(gained::containsKey)
                                        .flatMap(token -> refusal(token).stream()),
                                gained.keySet().stream().flatMap(token -> refusalOfBrought(token).stream()))
                        .findFirst()
                : Optional.empty();
    }

    /** Returns the refusal of throwing a die that is a piece and has newly appeared on the sheet. */
    private Optional<Verdict.Refused<S, A>> refusalOfThrown() {
        Set<String> dice = new TreeSet<>(now.newDice(knownPlaces));
        dice.removeAll(now.newDice(known));
        return dice.stream()
                .flatMap(die -> refusal(List.of(), List.of(new Place(die))).stream())
                .findFirst();
    }

    /** Returns the refusal of bringing a piece, or several like it, into play from beside the board. */
    private Optional<Verdict.Refused<S, A>> refusalOfBrought(Token token) {
        List<Place> to = at(gained, token);
        return lost.containsKey(token) || to.size() != 1 ? Optional.empty() : refusal(List.of(), to);
    }

    /**
     * Returns whether the fate of every gone piece is plain. Either other pieces stand where it stood, or all pieces
     * like it are seen again and share their start or their target.
     */
    private boolean plain() {
        return lost.entrySet().stream().allMatch(entry -> {
            List<Place> from = entry.getValue();
            List<Place> to = gained.getOrDefault(entry.getKey(), List.of());
            return to.isEmpty()
                    ? from.stream().allMatch(this::filled)
                    : from.size() == to.size() && (isOne(from) || isOne(to));
        });
    }

    private static boolean isOne(List<Place> places) {
        return places.stream().distinct().count() == 1;
    }

    private boolean filled(Place place) {
        return gained.values().stream().anyMatch(places -> places.contains(place));
    }

    private Optional<Verdict.Refused<S, A>> refusal(Token token) {
        List<Place> from = at(lost, token);
        List<Place> to = at(gained, token);
        if (!from.stream().allMatch(place -> wasSeen(token, place))) {
            return Optional.empty();
        }
        Stream<Place> captured =
                to.stream().filter(place -> lost.values().stream().anyMatch(places -> places.contains(place)));
        return refusal(
                Stream.concat(from.stream(), captured).distinct().sorted().toList(), to);
    }

    private Optional<Verdict.Refused<S, A>> refusal(List<Place> emptied, List<Place> filled) {
        Placement seen = SeenPlacement.of(index, game.show(state), knownPlaces);
        return game.attempt(state, emptied, filled, seen).flatMap(this::refused);
    }

    /**
     * Returns whether a piece was seen on the place it left. A piece that was still to be put there did not move away:
     * it is only misplaced.
     */
    private boolean wasSeen(Token token, Place from) {
        int place = index.number(from);
        return place < 0 || !known.clear(place) || known.at(place).contains(token);
    }

    private Optional<Verdict.Refused<S, A>> refused(A action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> Optional.empty();
            case Verdict.Refused<S, A> refused -> Optional.of(refused);
        };
    }

    private static List<Place> at(Map<Token, List<Place>> byToken, Token token) {
        return byToken.getOrDefault(token, List.of()).stream().distinct().toList();
    }
}
