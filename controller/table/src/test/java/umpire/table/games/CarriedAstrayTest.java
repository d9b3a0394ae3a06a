package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.referee.session.input.Command;
import umpire.referee.toy.ToyTable;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/** A player who carries out the result of dice and misplaces a piece breaks no rule, so the table names none. */
class CarriedAstrayTest {
    private static final String ROLLING =
            "red rolling | 3:G home:- | - - - - - - E - - - - - - - - - | - 8 5 se sw | - - - - | - - - -";

    @Test
    void anOgreThatIsPutOnTheWrongMineIsOnlyPutWrong() {
        Game<?, ?> game = GameCatalogue.open("ogres-and-elves", Map.of("variant", "FIRST"))
                .orThrow();
        astray(game);
    }

    private static <S, A> void astray(Game<S, A> game) {
        ToyTable<S, A> table = ToyTable.at(game, game.readPosition(ROLLING).orThrow());
        table.order(new Command.NameRoll("2"));
        int told = table.told().size();
        table.play(moved(table, "mine-8", "mine-12", game));
        assertThat(table.prompt().says()).startsWith("That is not where it goes. ");
        assertThat(table.told()).hasSize(told);
        table.play(game.show(table.state()));
        assertThat(table.corrections()).isEmpty();
    }

    private static <S, A> Placement moved(ToyTable<S, A> table, String from, String to, Game<S, A> game) {
        List<Standing> standings =
                new ArrayList<>(game.show(game.readPosition(ROLLING).orThrow()).standings());
        Standing ogre = standings.stream()
                .filter(standing -> standing.spot().equals(new Spot.On(new Place(from))))
                .findFirst()
                .orElseThrow();
        standings.remove(ogre);
        standings.add(Standing.on(new Place(to), ogre.token()));
        return new Placement(standings);
    }
}
