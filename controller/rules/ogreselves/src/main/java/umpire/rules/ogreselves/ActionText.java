package umpire.rules.ogreselves;

import java.util.stream.IntStream;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;

/** Actions as words: {@code walk 7}, {@code take ruby}, {@code roll O}. */
public final class ActionText {
    private static final String KNOWN =
            "salt 2 ruby, ogre 3 nw, shield 8, shift 8 9, retrieve 8, walk home, stay, take ruby, "
                    + "swap ruby gold, hand red yellow ruby, trade yellow gold ruby, deliver ruby king, gift amber ne, "
                    + "ransom king ruby ne, end, yes, no, done, castle ne, roll O";

    private static final Form<Integer> MINE = number("the number of a Mine, 1 to 16,", ElfSpace.MINES);
    private static final Form<Integer> OGRE = number("the number of an Ogre, 1 to 5,", Kingdom.OGRES);
    private static final Form<Integer> FACE = Form.oneOf(
            "a face of the die, 1 to 5 or O,",
            IntStream.rangeClosed(1, Action.Roll.O).boxed().toList(),
            face -> new Action.Roll(face).shows());
    private static final Form<Thing> THING = Form.of("a Valuable or a shield", Thing::word, Thing::named);
    private static final Form<Thing> GEM = THING.called("a Valuable").where(Thing::gem);
    private static final Form<Elf> ELF = Form.of("an Elf's colour", Elf::word, Elf::named);
    private static final Form<ElfSpace> SPACE = Form.of("a space", ElfSpace::word, ElfSpace::named);
    private static final Form<Royal> ROYAL = Form.of("queen, king, princess or prince", Royal::word, Royal::named);
    private static final Form<OgreCastle> CASTLE = Form.of(
            "a Castle, nw, ne, se or sw,",
            OgreCastle::word,
            word -> SPACE.read(word).flatMap(OgreCastle::on));

    /** How actions are written. */
    private static final Sentences<Action> ACTIONS = Sentences.of(
            Action.class,
            Sentence.of("salt", Action.Salt.class, MINE, Action.Salt::mine, GEM, Action.Salt::gem, Action.Salt::new),
            Sentence.of(
                    "ogre",
                    Action.PlaceOgre.class,
                    OGRE,
                    Action.PlaceOgre::ogre,
                    CASTLE,
                    Action.PlaceOgre::castle,
                    Action.PlaceOgre::new),
            Sentence.of("shield", Action.DeployShield.class, MINE, Action.DeployShield::mine, Action.DeployShield::new),
            Sentence.of(
                    "shift",
                    Action.ShiftShield.class,
                    MINE,
                    Action.ShiftShield::from,
                    MINE,
                    Action.ShiftShield::to,
                    Action.ShiftShield::new),
            Sentence.of(
                    "retrieve",
                    Action.RetrieveShield.class,
                    MINE,
                    Action.RetrieveShield::mine,
                    Action.RetrieveShield::new),
            // Whose walk it is need not be said, unless it is not that Elf's turn.
            Sentence.of("walk", Action.WalkTo.class, SPACE, Action.WalkTo::to, Action.WalkTo::new),
            Sentence.of(
                    "walk",
                    Action.WalkOther.class,
                    ELF,
                    Action.WalkOther::elf,
                    SPACE,
                    Action.WalkOther::to,
                    Action.WalkOther::new),
            Sentence.of("stay", Action.StayThere.class, new Action.StayThere()),
            Sentence.of("take", Action.TakeUp.class, THING, Action.TakeUp::thing, Action.TakeUp::new),
            Sentence.of(
                    "swap",
                    Action.SwapFor.class,
                    THING,
                    Action.SwapFor::taken,
                    THING,
                    Action.SwapFor::left,
                    Action.SwapFor::new),
            Sentence.of(
                    "hand",
                    Action.HandOver.class,
                    ELF,
                    Action.HandOver::from,
                    ELF,
                    Action.HandOver::to,
                    THING,
                    Action.HandOver::thing,
                    Action.HandOver::new),
            Sentence.of(
                    "trade",
                    Action.TradeFor.class,
                    ELF,
                    Action.TradeFor::with,
                    THING,
                    Action.TradeFor::given,
                    THING,
                    Action.TradeFor::got,
                    Action.TradeFor::new),
            Sentence.of(
                    "deliver",
                    Action.DeliverTo.class,
                    GEM,
                    Action.DeliverTo::gem,
                    ROYAL,
                    Action.DeliverTo::royal,
                    (gem, royal) -> new Action.DeliverTo(royal, gem)),
            Sentence.of(
                    "gift",
                    Action.GiveGift.class,
                    GEM,
                    Action.GiveGift::gem,
                    CASTLE,
                    Action.GiveGift::castle,
                    Action.GiveGift::new),
            Sentence.of(
                    "ransom",
                    Action.PayRansom.class,
                    ROYAL,
                    Action.PayRansom::royal,
                    GEM,
                    Action.PayRansom::gem,
                    CASTLE,
                    Action.PayRansom::castle,
                    Action.PayRansom::new),
            Sentence.of("end", Action.ProposeEnd.class, new Action.ProposeEnd()),
            Sentence.of("yes", Action.SayYes.class, new Action.SayYes()),
            Sentence.of("no", Action.SayNo.class, new Action.SayNo()),
            Sentence.of("done", Action.EnoughDone.class, new Action.EnoughDone()),
            Sentence.of("castle", Action.EscapeTo.class, CASTLE, Action.EscapeTo::castle, Action.EscapeTo::new),
            Sentence.of("roll", Action.Roll.class, FACE, Action.Roll::face, Action.Roll::new));

    private ActionText() {}

    private static Form<Integer> number(String what, int max) {
        return Form.number(what, "[1-9][0-9]?").where(number -> number <= max);
    }

    public static String write(Action action) {
        return ACTIONS.write(action);
    }

    /** Reads an action; what is wrong is quoted. */
    public static Parsed<Action> parse(String text) {
        return ACTIONS.parse(text, KNOWN);
    }
}
