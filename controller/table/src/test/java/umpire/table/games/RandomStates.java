package umpire.table.games;

import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;

/** Every game in its variants, and states of it in which a seat has a choice, as random play meets them. */
final class RandomStates {
    private static final int LONGEST_GAME = 400;

    /** An Elf has met an Ogre that likes what it carries. */
    private static final String MEETING =
            "yellow meeting | 6!:E 6:S 15!:# | - A M # - G M A G - # - # S - - | 15 2 1 12 6 | - - - - | - - - -";

    private RandomStates() {}

    static Stream<Game<?, ?>> games() {
        return Stream.of(
                opened("ogre-chess", Map.of()),
                opened("ogres-and-elves", Map.of("variant", "SECOND", "elves", "3")),
                opened("ground-force", Map.of()),
                opened("diceland-ogre", Map.of()),
                opened("die-men", Map.of()));
    }

    private static Game<?, ?> opened(String name, Map<String, String> answers) {
        return GameCatalogue.open(name, answers).orThrow();
    }

    /** Returns a state soon after which several kinds of actions are legal, in the game's notation; the opening where that is so. */
    private static <S, A> S start(Game<S, A> game) {
        return game.id().name().equals("ogres-and-elves")
                ? game.readPosition(MEETING).orThrow()
                : game.opening();
    }

    /** Plays on at random, game after game, and shows each state with a choice. */
    static <S, A> void choices(Game<S, A> game, long seed, int actions, Consumer<S> shown) {
        Random random = new Random(seed);
        S state = start(game);
        for (int i = 0; i < actions; i++) {
            if (game.awaited(state) instanceof Awaited.Nothing || i % LONGEST_GAME == LONGEST_GAME - 1) {
                state = game.opening();
            }
            if (game.awaited(state) instanceof Awaited.Choice) {
                shown.accept(state);
            }
            state = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
        }
    }
}
