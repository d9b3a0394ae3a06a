package umpire.referee.session.step;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.TouchedTokens;
import umpire.rules.kernel.Verdict;

/**
 * Says which rule keeps a piece from going to a place, or from affecting the pieces there. If only one place is given,
 * says which rule keeps its piece from doing anything.
 */
final class WhyRefused<S, A> {
    private final Match<S, A> match;
    private final Game<S, A> game;
    private final S state;
    private final Placement shown;

    WhyRefused(Match<S, A> match) {
        this.match = match;
        this.game = match.game();
        this.state = match.state();
        this.shown = game.show(state);
    }

    CommandAnswer of(Place from, Place to) {
        if (tokens(from).isEmpty()) {
            return CommandAnswer.notDone("Nothing stands on " + match.index().titleOf(from) + ".");
        }
        return (from.equals(to)
                        ? anywhere(from)
                        : tried(from, to)
                                .flatMap(action -> refusal(action).stream())
                                .findFirst())
                .<CommandAnswer>map(refused -> new CommandAnswer.Done(refused.quoted()))
                .orElseGet(() -> CommandAnswer.notDone("That is not a legal move. " + match.asking()));
    }

    /** Returns the last of the refusals in the order of the rules: it names the condition that was almost met. */
    private Optional<Verdict.Refused<S, A>> anywhere(Place from) {
        boolean touching = touching();
        return Stream.concat(
                        game.board().areas().stream().map(Area::place),
                        shown.standings().stream().map(WhyRefused::place))
                .distinct()
                .filter(to -> !to.equals(from))
                .flatMap(to -> touching ? touched(from, to).stream() : tried(from, to))
                .flatMap(action -> refusal(action).stream())
                .reduce((one, other) -> rank(other) > rank(one) ? other : one);
    }

    /** Returns whether at least half of the legal actions are touches, as where one may shoot or hold fire. */
    private boolean touching() {
        List<A> actions = game.actions(state);
        long touches = actions.stream()
                .filter(action -> !game.touches(state, action).isEmpty())
                .count();
        return 2 * touches >= actions.size();
    }

    private int rank(Verdict.Refused<S, A> refused) {
        return game.rules().indexOf(refused.rule());
    }

    private Stream<A> tried(Place from, Place to) {
        Stream<A> moved = tokens(to).isEmpty()
                ? moved(List.of(from), to).stream()
                : Stream.of(Stream.of(from, to).sorted().toList(), List.of(from))
                        .flatMap(emptied -> moved(emptied, to).stream());
        Stream<A> touched = touched(from, to).stream();
        return namesByTouch(from) || touching() ? Stream.concat(touched, moved) : Stream.concat(moved, touched);
    }

    private boolean namesByTouch(Place place) {
        return game.actions(state).stream()
                .anyMatch(action -> game.touches(state, action).contains(place));
    }

    private Optional<A> touched(Place from, Place to) {
        List<TouchedTokens> both = Stream.of(from, to)
                .filter(place -> !tokens(place).isEmpty())
                .map(place -> new TouchedTokens(place, tokens(place)))
                .toList();
        return game.meantByTouch(state, both);
    }

    /** Returns the action of taking all pieces of a place to another one. */
    private Optional<A> moved(List<Place> emptied, Place to) {
        List<Standing> seen = shown.standings().stream()
                .flatMap(standing -> emptied.contains(place(standing)) ? arrived(standing, to) : Stream.of(standing))
                .toList();
        return game.attempt(state, emptied, List.of(to), new Placement(seen));
    }

    /** Returns a piece on the place that it moves to; empty for a piece that stood there and is captured. */
    private static Stream<Standing> arrived(Standing standing, Place to) {
        return place(standing).equals(to) ? Stream.of() : Stream.of(Standing.on(to, standing.token()));
    }

    private List<Token> tokens(Place place) {
        return shown.standings().stream()
                .filter(standing -> place(standing).equals(place) && !standing.covered())
                .map(Standing::token)
                .toList();
    }

    private static Place place(Standing standing) {
        return standing.spot().place();
    }

    private Optional<Verdict.Refused<S, A>> refusal(A action) {
        return game.judge(state, action) instanceof Verdict.Refused<S, A> refused
                ? Optional.of(refused)
                : Optional.empty();
    }
}
