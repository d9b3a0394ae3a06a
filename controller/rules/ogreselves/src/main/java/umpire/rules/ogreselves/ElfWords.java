package umpire.rules.ogreselves;

import java.util.stream.IntStream;
import umpire.rules.kernel.text.Form;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;

/** The words in the notation of actions. */
final class ElfWords {
    static final Form<Integer> MINE = number("the number of a Mine, 1 to 16,", ElfSpace.MINES);
    static final Form<Integer> OGRE = number("the number of an Ogre, 1 to 5,", Kingdom.OGRES);
    static final Form<Integer> FACE = Form.oneOf(
            "a face of the die, 1 to 5 or O,",
            IntStream.rangeClosed(1, Action.Roll.O).boxed().toList(),
            face -> new Action.Roll(face).shows());
    static final Form<Thing> THING = Form.of("a Valuable or a shield", Thing::word, Thing::named);
    static final Form<Thing> GEM = THING.called("a Valuable").where(Thing::gem);
    static final Form<Elf> ELF = Form.of("an Elf's colour", Elf::word, Elf::named);
    static final Form<ElfSpace> SPACE = Form.of("a space", ElfSpace::word, ElfSpace::named);
    static final Form<Royal> ROYAL = Form.of("queen, king, princess or prince", Royal::word, Royal::named);
    static final Form<OgreCastle> CASTLE = Form.of(
            "a Castle, nw, ne, se or sw,",
            OgreCastle::word,
            word -> ElfSpace.named(word).flatMap(OgreCastle::on));

    private ElfWords() {}

    private static Form<Integer> number(String what, int max) {
        return Form.number(what, "[1-9][0-9]?").where(number -> number <= max);
    }
}
