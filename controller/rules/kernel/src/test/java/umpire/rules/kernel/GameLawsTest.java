package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.toy.Muster;
import umpire.rules.kernel.toy.Regatta;

/** The laws accept a game with secrets, two rollers and an unbounded throw, and notice each law it breaks. */
class GameLawsTest {
    private static void play(Game<Bids.State, Bids.Action> game) {
        GameLaws.Tally tally = new GameLaws<>(game, 500).play(1, 60);
        assertThat(tally.outcomes()).containsOnlyKeys("thrown");
    }

    @Test
    void aGameThatKeepsTheLawsPasses() {
        play(new Bids());
    }

    @Test
    void diceThatLookAlikeAreKnownByTheirTrays() {
        GameLaws.Tally tally = new GameLaws<>(new Muster(), 100).play(1, 20);
        assertThat(tally.outcomes()).containsOnlyKeys("won");
    }

    /** Plays boats that are touched and marked where they lie, one of them possibly by an unknown name. */
    private static GameLaws.Tally sail(String named, String marked) {
        return new GameLaws<>(
                        new Regatta() {
                            @Override
                            public List<Place> touches(State state, Action action) {
                                return List.of(new Place("red-1"), new Place(named));
                            }

                            @Override
                            public View view(State state, Viewer viewer) {
                                return new View(
                                        show(state),
                                        List.of(new Mark(new Place(marked), "leak", "1", "It leaks.")),
                                        List.of());
                            }
                        },
                        100)
                .play(1, 3);
    }

    @Test
    void tokensBesideThePlacesAreTouchedAndMarkedByName() {
        assertThat(sail("blue-2", "blue-1").games()).isEqualTo(3);
    }

    @Test
    void aTouchOrAMarkOfAMissingTokenIsNoticed() {
        assertThatThrownBy(() -> sail("blue-3", "blue-1"))
                .hasMessageContaining("touches the board, or what lies there");
        assertThatThrownBy(() -> sail("blue-2", "blue-3"))
                .hasMessageContaining("a mark lies on a piece, a tray or a chest");
    }

    @Test
    void aBidInAnEventIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    List<Event> told(State state, Action.Bid bid) {
                        List<Event> told = super.told(state, bid);
                        return told.isEmpty()
                                ? told
                                : List.of(new Event(told.get(0).rule(), "Somebody bid " + bid.amount(), List.of()));
                    }
                }))
                .hasMessageContaining("declares is secret");
    }

    @Test
    void anEventOfAChangedBidIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    List<Event> told(State state, Action.Bid bid) {
                        return super.told(new State(List.of(0, 0, 0), -1, -1), bid);
                    }
                }))
                .hasMessageContaining("nobody knows that it was changed");
    }

    @Test
    void aPublicBidIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public View view(State state, Viewer viewer) {
                        return super.view(state, new Viewer.Seated(RED));
                    }
                }))
                .hasMessageContaining("declares is secret");
    }

    /** The position is public unless some seat knows more than the public. */
    @Test
    void aBidHiddenFromItsOwnSeatIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public View view(State state, Viewer viewer) {
                        return super.view(state, new Viewer.Public());
                    }
                }))
                .hasMessageContaining("declares is secret");
    }

    @Test
    void chancesThatDoNotAddUpAreNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public Optional<Estimate> estimate(State state) {
                        return Optional.of(new Estimate(List.of(0.5, 0.0, 0.0)));
                    }
                }))
                .hasMessageContaining("somebody wins");
    }

    @Test
    void aSeatWithoutAChanceIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public Optional<Estimate> estimate(State state) {
                        return Optional.of(Estimate.ofLead(0));
                    }
                }))
                .hasMessageContaining("every seat has a chance");
    }

    @Test
    void aLoserWithMoreChanceThanTheWinnerIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public Optional<Estimate> estimate(State state) {
                        return awaited(state) instanceof Awaited.Nothing over
                                ? Optional.of(new Estimate(seats().stream()
                                        .map(seat -> over.outcome().winners().contains(seat) ? 0.0 : 0.5)
                                        .toList()))
                                : Optional.empty();
                    }
                }))
                .hasMessageContaining("nobody is before who has won");
    }

    @Test
    void aDifferentStateWithoutJudgingIsNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public State following(State state, Action listed) {
                        return state;
                    }
                }))
                .hasMessageContaining("comes to the same unjudged");
    }

    @Test
    void diceThatMakeAnUnlistedActionAreNoticed() {
        assertThatThrownBy(() -> play(new Bids() {
                    @Override
                    public List<DieShown> sampleRoll(State state, List<DieType> box, IntUnaryOperator chance) {
                        List<DieShown> dice = super.sampleRoll(state, box, chance);
                        return state.heads() < 0 ? List.of(dice.get(2), dice.get(2), dice.get(2)) : dice;
                    }

                    @Override
                    public Parsed<Action> rolled(State state, List<DieShown> dice) {
                        return state.heads() < 0 ? Parsed.good(new Action.Toss(9, 9)) : super.rolled(state, dice);
                    }
                }))
                .hasMessageContaining("what dice make is listed");
    }
}
