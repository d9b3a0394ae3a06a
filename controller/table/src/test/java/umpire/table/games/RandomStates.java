package umpire.table.games;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.RandomAction;

/** States of every game in which seats have a choice, from random games and from rare positions. */
final class RandomStates {
    private static final int LONGEST_GAME = 400;

    /** An Elf has met an Ogre that likes its load. */
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

    /** Returns rare positions: of the set-up, of every phase, and with actions that move several pieces. */
    private static List<String> seldom(String game) {
        return switch (game) {
            case "ogre-chess" ->
                List.of(
                        "7c/8/3h4/8/3O4/8/8/7C w",
                        "7c/I7/8/8/8/8/8/7C w",
                        "7c/8/8/3I(2)4/3I(1)4/8/8/7C w",
                        "8/8/8/8/4c3/3I4/8/7C w",
                        "7c/4m3/8/4G3/8/8/8/7C w phase=fire(d4;e5)",
                        "7c/8/8/3i4/8/8/8/7C w phase=aim(d4;d5;O;defender;0;0;2)");
            case "ogres-and-elves" ->
                List.of(
                        MEETING,
                        "red salting | home:- home:- home:- | G R A E - - - - - - - - - - - - | - - - - - | - - - - | - - - -",
                        "red handling S - - - | 7:GRE# 7:GAAE home:- | - - # - - - S - - # - - # - - - | nw nw ne se 12 | - - - - | - - - -",
                        "red bound 0 | 7!:S home:# home:- | - - - - # - E - # - - - - - - # | nw 7 ne se 12 | - - R R | - - - -",
                        "red agreeing 0 ransom_princess_ruby_sw bound_0 | 7!:S home:# home:- | - - - - # - E - # - - - - - - # | nw 7 ne se 12 | - - R R | - - - -");
            case "ground-force" ->
                List.of(
                        "blue placing | c1:YTT c2:YTT d1:YTT d2:YTT d11:BTS e1:YSS e2:YH | - | - | - | -",
                        "yellow advancing trooper d4:x,d4:x d5 trooper | d4:YTxTx a3:YT d9:BT | trooper-1 | - | - | yellow sword+sword sword d5",
                        "yellow advancing trooper c5:x,d4:2x d5 trooper | c5:YTx d4:YTT2x e9:BT | trooper-1 | - | - | yellow sword+explosion sword d5",
                        "yellow removing blue trooper c5:x,d4:2x d5 trooper | c5:YTx d4:YTT2x d5:BTH | trooper-1 | - | - | yellow sword+explosion sword+shield d5",
                        "yellow buying 5 | a6:YT d6:YT g6:YT c1:YS e9:BT | reinforcements-2 | - | - | -");
            case "die-men" ->
                List.of(
                        "2 spending red 3x7 - | seize:e4 2,7,7,7 - open 0 | hold 3,3,5 6,6 guarding 1 | red:d1:1I1S,red:h1:1C1H,red:f2:1C1I,red:c3:1D2I/1,red:d3:3A,blue:e5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H | e5 | - | -",
                        "1 spending red 2x5 - | retreat 5,5,9 - open 0 | hold 1,1,3,3 - open 0 | red:d1:1I1S,red:e1:3A,red:h1:1C1H,red:c2:1D1I,red:d4:1C3I,blue:d5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A1F,blue:h7:1C1H | - | - | -",
                        "2 gobbling | hold 4 - open 1 | hold 9 3,3 guarding 0 | red:d1:1I1S,red:e1:3A,red:h1:1C1H,red:c2:1D1I,red:d4:1C3I,blue:e5:1D2I,blue:c6:1D1I,blue:d7:1I1S,blue:e7:3A,blue:h7:1C1H | - | - | red:d4:e5:close:3x2:1:4");
            case "diceland-ogre" ->
                List.of(
                        "red enlisting | gev-1:red@hand infantry-1:red@hand ogre-blue:blue@hand:1,4,2,8:15,15,15 | 60,0 | - | - | - | 0 | -",
                        "blue choosing | gev-1:red@1,-72.79,-7.99,30.02 ogre-blue:blue@2,0,0,-86.94:1,4,2,8:15,15,15",
                        "red acting infantry-1 landed | infantry-1:red@A4,-200,-200,90 light-tank-1:red@8,0,-170,180 ogre-blue:blue@8,0,60,0:1,4,0,8:15,15,15",
                        "blue moving ogre-blue | infantry-1:red@reserve3 light-tank-1:red@5,0,-150,0 ogre-blue:blue@8,0,100,90:1,4,2,8:15,15,15",
                        "red foul light-tank-1 | infantry-1:red@A4,-100,-200,90 light-tank-1:red@5,0,-150,0 ogre-blue:blue@8,0,100,90:1,4,2,8:15,15,15");
            default -> List.of();
        };
    }

    /** Visits the rare positions with a choice, then states of random games in which several kinds of actions are legal soon. */
    static <S, A> void choices(Game<S, A> game, long seed, int actions, Consumer<S> shown) {
        List<S> seldom = seldom(game.id().name()).stream()
                .map(text -> game.readPosition(text).orThrow())
                .toList();
        seldom.forEach(shown);
        Random random = new Random(seed);
        S state = game.id().name().equals("ogres-and-elves") ? seldom.getFirst() : game.opening();
        for (int i = 0; i < actions; i++) {
            if (game.awaited(state) instanceof Awaited.Nothing || i % LONGEST_GAME == LONGEST_GAME - 1) {
                state = game.opening();
            }
            if (isAsked(game, state)) {
                shown.accept(state);
            }
            state = GamePlay.after(game, state, RandomAction.of(game, state, random::nextInt));
        }
    }

    private static <S, A> boolean isAsked(Game<S, A> game, S state) {
        return switch (game.awaited(state)) {
            case Awaited.Choice choice -> true;
            case Awaited.Declarations declarations -> true;
            case Awaited.Roll roll -> false;
            case Awaited.Nothing over -> false;
        };
    }
}
