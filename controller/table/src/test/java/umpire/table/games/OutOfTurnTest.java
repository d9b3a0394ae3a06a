package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.rules.kernel.Verdict;

/** A player who moves a piece of the other side is told first whose turn it is, whatever else is wrong with the move. */
class OutOfTurnTest {
    private static final int ACTIONS = 600;
    private static final int ENOUGH = 300;

    /** Actions before the first turn, or of all seats at once. */
    private static final Set<String> NOBODYS_TURN = Set.of(
            "SALT_FIRST",
            "PLACE_OGRES_FIRST",
            "SHIELDS_BEFORE_FIRST_TURN",
            "ALL_ARE_ASKED",
            "END_IS_ANSWERED",
            "DECLARE_FIRST",
            "ROLL_SECOND",
            "EQUAL_SETS_ARE_NAMED");

    /** Dice of Diceland belong to the seat that chose them; they have their own test below. */
    static Stream<Game<?, ?>> games() {
        return RandomStates.games().filter(game -> !game.id().name().equals("diceland-ogre"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPieceOfTheOtherSideThatIsMovedIsAnsweredWithWhoseTurnItIs(Game<?, ?> game) {
        Map<String, String> silent = new TreeMap<>();
        assertThat(moveOthers(game, silent)).isGreaterThan(ENOUGH);
        assertThat(silent).isEmpty();
    }

    private static <S, A> int moveOthers(Game<S, A> game, Map<String, String> silent) {
        Map<Token, String> seats = new HashMap<>();
        game.pieces().forEach(piece -> piece.faces().forEach(face -> seats.put(face.token(), piece.seat())));
        List<Place> places = game.board().areas().stream().map(Area::place).toList();
        SplittableRandom random = new SplittableRandom(11);
        List<Integer> answered = new ArrayList<>();
        RandomStates.choices(
                game,
                7,
                ACTIONS,
                state -> game.awaited(state).asked().ifPresent(asked -> {
                    List<Standing> standings = game.show(state).standings();
                    for (Standing moved : standings) {
                        Place to = places.get(random.nextInt(places.size()));
                        if (isOthers(game, seats.get(moved.token()), asked) && moves(moved, to)) {
                            refused(game, state, moved, to).ifPresent(refused -> {
                                answered.add(1);
                                if (!saysWhose(refused, asked)) {
                                    silent.put(
                                            refused.why(), asked + " in " + game.writePosition(state) + ", " + moved);
                                }
                            });
                        }
                    }
                }));
        return answered.size();
    }

    private static boolean isOthers(Game<?, ?> game, String seat, Seat asked) {
        return !seat.equals(asked.name())
                && game.seats().stream().map(Seat::name).anyMatch(seat::equals);
    }

    private static boolean moves(Standing moved, Place to) {
        return moved.spot() instanceof Spot.On on && !on.place().equals(to) && !moved.covered();
    }

    private static <S, A> Optional<Verdict.Refused<S, A>> refused(Game<S, A> game, S state, Standing moved, Place to) {
        List<Standing> seen = new ArrayList<>(game.show(state).standings());
        seen.set(seen.indexOf(moved), Standing.on(to, moved.token()));
        return game.attempt(state, List.of(moved.spot().place()), List.of(to), new Placement(seen))
                .flatMap(action -> game.judge(state, action) instanceof Verdict.Refused<S, A> refused
                        ? Optional.of(refused)
                        : Optional.empty());
    }

    private static boolean saysWhose(Verdict.Refused<?, ?> refused, Seat asked) {
        return NOBODYS_TURN.contains(refused.rule().name())
                || refused.why().contains(asked.name())
                        && refused.why().matches(".*(turn|is to |must |takes it away).*");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '$', textBlock = """
            red choosing            $ roll ogre-blue x                            $ Blue's Ogre
            red choosing            $ fire ogre-blue main at light-tank-1         $ Blue's Ogre
            blue choosing           $ fire light-tank-1 at ogre-blue              $ Light Tank 1
            blue choosing           $ throw infantry-1                            $ Infantry 1
            red acting light-tank-1 landed $ roll ogre-blue x                     $ Blue's Ogre
            blue moving ogre-blue   $ roll light-tank-1 x                         $ Light Tank 1
            blue moving ogre-blue   $ throw infantry-1                            $ Infantry 1
            """)
    void aDieOfTheOtherArmyIsAnsweredWithWhoseTurnItIs(String phase, String notation, String die) {
        String position = phase + " | infantry-1:red@hand light-tank-1:red@8,0,-170,180"
                + " ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15";
        String army = phase.startsWith("red") ? "Blue" : "Red";
        assertThat(told(GameCatalogue.open("diceland-ogre", Map.of()).orThrow(), position, notation))
                .isEqualTo(die + " is in the army of " + army + ", and it is " + (army.equals("Red") ? "Blue" : "Red")
                        + "'s turn.");
    }

    private static <S, A> String told(Game<S, A> game, String position, String notation) {
        S state = game.readPosition(position).orThrow();
        return switch (game.readAction(state, notation)) {
            case Parsed.Bad<A> bad -> bad.why();
            case Parsed.Good<A> good ->
                game.judge(state, good.value()) instanceof Verdict.Refused<S, A> refused ? refused.why() : "legal";
        };
    }
}
