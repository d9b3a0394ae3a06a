package umpire.vision.twin.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import umpire.hardware.Rig;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.StandingPiece;

/** The deck of a card game on the virtual table. */
class DecksTest {
    private static final Area MIDDLE = Area.rectangle(new Place("pile"), new Point(0, 0), 70, 100, Area.Tint.TRAY);
    private static final Board BOARD = new Board("Cards", 260, 160, List.of(MIDDLE), List.of(), List.of());
    private static final List<Piece> CARDS =
            IntStream.rangeClosed(1, 5).mapToObj(DecksTest::card).toList();
    private static final Pose PILE = new Pose(0, 0, 0);

    private final VirtualTable table = new VirtualTable(Rig.standard().table(), BOARD, CARDS, List.of());
    private long nowMs = 1_000;

    private static Piece card(int tag) {
        PieceFace face = new PieceFace(tag, new Token("card-" + tag), "", 20, BodyOutline.rectangle(44, 63), 0.3);
        return new Piece("Card " + tag, "", List.of(face));
    }

    private List<StandingPiece> fromBelow() {
        return table.at(nowMs).pieces().stream()
                .filter(StandingPiece::faceDown)
                .sorted(Comparator.comparingDouble(StandingPiece::liftMm))
                .toList();
    }

    private List<Integer> order() {
        return fromBelow().stream().map(StandingPiece::tag).toList();
    }

    private void rest() {
        nowMs += 5_000;
    }

    private void carry(int tag, Pose to) {
        table.lift(tag, nowMs);
        nowMs += 500;
        table.carry(tag, to.xMm(), to.yMm(), nowMs);
        nowMs += 500;
        table.drop(tag, nowMs);
        rest();
    }

    @Test
    void decksAreFaceDownInRandomOrder() {
        Set<List<Integer>> orders = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            table.arrange(new Placement(List.of(Standing.on(MIDDLE.place(), new Token("card-3")))), seed, nowMs);
            table.arrange(Placement.EMPTY, seed, nowMs);
            assertThat(order()).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
            orders.add(order());
        }
        assertThat(orders).hasSizeGreaterThan(5);
        assertThat(fromBelow().getLast().liftMm()).isPositive();
    }

    @Test
    void aDrawnCardIsFaceUpAndTheOthersKeepTheirOrder() {
        List<Integer> before = order();
        int top = before.getLast();
        carry(top, PILE);
        StandingPiece drawn = table.at(nowMs).standing(top);
        assertThat(drawn.faceDown()).isFalse();
        assertThat(drawn.pose().distanceMm(PILE)).isLessThan(10);
        assertThat(order()).isEqualTo(before.subList(0, 4));
    }

    @Test
    void aHeldCardDoesNotShowItsFace() {
        int top = order().getLast();
        table.lift(top, nowMs);
        table.carry(top, 0, 0, nowMs + 400);
        assertThat(table.at(nowMs + 800).standing(top).faceDown()).isTrue();
    }

    @Test
    void aReturnedCardIsShuffledIntoTheDeck() {
        Set<Integer> places = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            int top = order().getLast();
            Pose deck = fromBelow().getLast().pose();
            carry(top, PILE);
            carry(top, new Pose(deck.xMm() + 10, deck.yMm() - 10, 0));
            assertThat(order()).hasSize(5);
            assertThat(table.at(nowMs).standing(top).pose()).isEqualTo(deck);
            places.add(order().indexOf(top));
        }
        assertThat(places).hasSizeGreaterThan(2);
    }

    @Test
    void twoDecksLieInDifferentOrders() {
        List<Piece> box = Stream.of(0, 10)
                .flatMap(first -> CARDS.stream().map(card -> ofSeat("Seat " + first, card, first)))
                .toList();
        Set<Boolean> alike = new HashSet<>();
        Set<List<Integer>> orders = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            VirtualTable twoDecks = new VirtualTable(Rig.standard().table(), BOARD, box, List.of(), seed);
            List<Integer> first = order(twoDecks, "Seat 0");
            alike.add(first.equals(
                    order(twoDecks, "Seat 10").stream().map(tag -> tag - 10).toList()));
            orders.add(first);
        }
        assertThat(alike).contains(false);
        assertThat(orders).hasSizeGreaterThan(5);
    }

    private static Piece ofSeat(String seat, Piece card, int tagsLater) {
        List<PieceFace> faces = card.faces().stream()
                .map(face -> new PieceFace(
                        face.tag() + tagsLater,
                        face.token(),
                        face.letters(),
                        face.tagMm(),
                        face.outline(),
                        face.heightMm()))
                .toList();
        return new Piece(card.name(), seat, faces);
    }

    private List<Integer> order(VirtualTable at, String seat) {
        return at.at(nowMs).pieces().stream()
                .filter(card -> card.piece().seat().equals(seat))
                .sorted(Comparator.comparingDouble(StandingPiece::liftMm))
                .map(StandingPiece::tag)
                .toList();
    }
}
