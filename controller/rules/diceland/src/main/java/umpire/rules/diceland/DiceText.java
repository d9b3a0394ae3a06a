package umpire.rules.diceland;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;

/**
 * Writes a die with its owner and where it is: {@code heavy-tank-1:red@6,12.5,-30,45}, {@code gev-2:red@hand}, {@code gev-1:red@reserve2}.
 * An Ogre's tracking card follows, circles and treads: {@code ogre-blue:blue@8,0,0,0:1,4,2,8:15,15,15}.
 */
final class DiceText {
    private static final String HAND = "hand";
    private static final String RESERVE = "reserve";

    private static final Form<Double> NUMBER = Form.of(
            "a number",
            DiceText::number,
            word -> word.matches("-?[0-9]{1,5}(\\.[0-9]{1,6})?")
                    ? Optional.of(Double.valueOf(word))
                    : Optional.empty());

    private static final Phrase<Pose> POSE =
            Phrase.of(NUMBER, Pose::xMm, NUMBER, Pose::yMm, NUMBER, Pose::headingDeg, Pose::new);

    private final Setup setup;

    DiceText(Setup setup) {
        this.setup = setup;
    }

    String write(Fighter fighter) {
        return fighter.name() + ":" + fighter.owner().orElseThrow().word() + "@" + at(fighter)
                + fighter.card()
                        .map(card -> ":" + numbers(card.circles()) + ":" + numbers(card.treads()))
                        .orElse("");
    }

    private String at(Fighter fighter) {
        return switch (fighter.at()) {
            case Whereabouts.Boxed boxed -> throw new IllegalStateException(fighter.name() + " is in the box");
            case Whereabouts.InHand hand -> HAND;
            case Whereabouts.InReserve reserve -> RESERVE + reserve.turns();
            case Whereabouts.InPlay in -> lying(setup.unit(fighter)).write(in.die());
        };
    }

    private static String numbers(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    Optional<Fighter> parse(String word) {
        String[] parts = word.split(":", -1);
        String[] owner = parts.length < 2 ? new String[0] : parts[1].split("@", 2);
        Optional<BoxedDie> die = setup.find(parts[0]);
        if (owner.length < 2 || die.isEmpty() || Commander.named(owner[0]).isEmpty()) {
            return Optional.empty();
        }
        PaperUnit unit = die.get().unit();
        Optional<TrackingCard> card = parts.length == 4 ? card(parts[2], parts[3]) : Optional.empty();
        boolean cardFits = unit.ogre() ? card.isPresent() : parts.length == 2;
        return where(unit, owner[1])
                .filter(at -> cardFits)
                .map(at -> new Fighter(die.get().name(), Commander.named(owner[0]), at, card));
    }

    private static Optional<Whereabouts> where(PaperUnit unit, String word) {
        if (word.equals(HAND)) {
            return Optional.of(new Whereabouts.InHand());
        }
        return word.matches(RESERVE + "[1-9]")
                ? Optional.of(new Whereabouts.InReserve(Integer.parseInt(word.substring(RESERVE.length()))))
                : lying(unit).read(word).map(Whereabouts.InPlay::new);
    }

    private static Optional<TrackingCard> card(String circles, String treads) {
        boolean numbers =
                circles.matches("[0-9]{1,3}(,[0-9]{1,3}){" + (Weapon.ofOgre().size() - 1) + "}")
                        && treads.matches("[0-9]{1,3}(,[0-9]{1,3}){" + (TrackingCard.LINES - 1) + "}");
        return numbers ? Optional.of(new TrackingCard(numbers(circles), numbers(treads))) : Optional.empty();
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
    }

    /** Returns how the name of a die of the box is written. */
    static Form<String> die(Setup setup) {
        return Form.of("a die", name -> name, word -> setup.find(word).map(BoxedDie::name));
    }

    private static String number(double number) {
        BigDecimal exact = BigDecimal.valueOf(Math.round(number * 100), 2).stripTrailingZeros();
        return exact.toPlainString();
    }

    /** Returns how a die of a unit lies: its side, its middle in millimetres and its heading in degrees, {@code A3,12.5,-30,45}. */
    static Form<FlatDie> lying(PaperUnit unit) {
        Form<PaperSide> side = Form.of("a side", PaperSide::word, unit::side);
        return Form.joined(
                ",",
                Phrase.of(
                        side,
                        die -> unit.side(die.top()),
                        POSE,
                        FlatDie::pose,
                        (top, pose) -> new FlatDie(top.face(), pose, unit.edgeMm())));
    }
}
