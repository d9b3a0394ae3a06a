package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.text.Sentence;

/** A frog hops along a line and eats the frog that it lands on. */
final class FrogHop extends PondMove<Phase.HoppingFrog, Action.HopFrog> {
    FrogHop() {
        super(
                Phase.HoppingFrog.class,
                Sentence.of(
                        "hop",
                        Action.HopFrog.class,
                        PositionText.PAD,
                        Action.HopFrog::from,
                        PositionText.PAD,
                        Action.HopFrog::to,
                        Action.HopFrog::new),
                "hop a1 a2",
                ActionKind.usual("hop with a frog"));
    }

    /** Returns the hop that a wrong movement of the hand most likely meant. */
    static Optional<Action> attempt(List<Place> emptied, List<Place> filled) {
        Optional<LilyPad> from = pads(emptied).findFirst();
        return pads(filled).findFirst().flatMap(to -> from.map(pad -> new Action.HopFrog(pad, to)));
    }

    private static Stream<LilyPad> pads(List<Place> places) {
        return places.stream().flatMap(place -> LilyPad.at(place).stream());
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.HoppingFrog phase, Action.HopFrog hop) {
        PondFrogs frogs = position.frogs();
        Optional<FrogColour> mine = Optional.of(position.turn());
        return new FirstBreach()
                .needs(
                        SheetRule.OWN_FROG,
                        () -> frogs.at(hop.from()).equals(mine),
                        () -> "No frog of " + position.turn() + " sits on " + hop.from() + ".")
                .needs(
                        SheetRule.WHOLE_HOP,
                        () -> hop.from().padsTo(hop.to()).equals(Optional.of(phase.pads())),
                        () -> "A frog now hops " + Count.of(phase.pads(), "pad") + " along one line.")
                .needs(
                        SheetRule.WAY_OF_CARD,
                        () -> position.way().allows(hop.from(), hop.to()),
                        () -> "The card says: hop " + position.way().says() + ".")
                .needs(SheetRule.NOT_ON_OWN, () -> !frogs.at(hop.to()).equals(mine))
                .found();
    }

    @Override
    protected List<Action.HopFrog> legal(Position position, Phase.HoppingFrog phase) {
        return unbroken(
                position,
                phase,
                position.frogs().of(position.turn()).stream()
                        .flatMap(from -> LilyPad.ALL.stream().map(to -> new Action.HopFrog(from, to)))
                        .toList());
    }

    @Override
    protected Position after(Position position, Phase.HoppingFrog phase, Action.HopFrog hop, EventSink events) {
        events.tell(
                SheetRule.WHOLE_HOP,
                () -> describe(position, hop) + ".",
                hop.to().place());
        if (position.frogs().at(hop.to()).isPresent()) {
            events.tell(
                    SheetRule.EATEN,
                    () -> position.turn().other() + "'s frog on " + hop.to() + " leaves the pond.",
                    hop.to().place());
        }
        return position.nextTurn(position.frogs().hopped(hop.from(), hop.to()));
    }

    @Override
    protected String describe(Position position, Action.HopFrog hop) {
        return position.turn() + "'s frog hops from " + hop.from() + " to " + hop.to();
    }
}
