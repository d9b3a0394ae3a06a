package umpire.rules.ogreselves.appearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Artwork;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Drawing;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.MarkPlate;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;

/** Draws the board as a map in a storybook. The Valuables of chests and Ogres come from the kingdom in play. */
public final class GameArtwork implements Artwork {
    /** A Mine holds at most two Valuables, a Shield and a thing that an Elf left there. */
    private static final int MOST_UNDER = 4;

    private static final int SLOTS = 6;
    private static final int LONG_NAME = 6;
    private static final String NOTHING = "none";

    private final Kingdom kingdom;

    public GameArtwork(Kingdom kingdom) {
        this.kingdom = kingdom;
    }

    @Override
    public Drawing backdrop(Board board) {
        return Drawing.of("meadows.svg");
    }

    @Override
    public Drawing ground(Board board, Area area) {
        return switch (area.tint().name()) {
            case "mine" -> Drawing.of("mine.svg").with("number", area.label());
            case "castle" -> Drawing.of("castle.svg");
            case "chest" -> chest(area);
            case "home" -> Drawing.of("home.svg");
            default ->
                Elf.packing(area.place())
                        .map(elf ->
                                Drawing.of("bag.svg").with("paint", cloth(elf)).with("shade", shade(elf)))
                        .orElseGet(() -> Drawing.of("gifts.svg"));
        };
    }

    private Drawing chest(Area area) {
        Royal owner = Royal.at(area.place()).orElseThrow();
        List<String> asked = new ArrayList<>();
        for (Thing thing : Thing.values()) {
            for (int i = 0; i < kingdom.asks(owner).count(thing); i++) {
                asked.add(thing.word());
            }
        }
        Drawing chest = Drawing.of("chest.svg").with("crown", owner.word());
        for (int slot = 1; slot <= SLOTS; slot++) {
            chest = chest.with("slot" + slot, slot <= asked.size() ? asked.get(slot - 1) : NOTHING);
        }
        return chest;
    }

    @Override
    public Drawing face(Piece piece, PieceFace face) {
        return thing(face)
                .or(() -> elf(face))
                .or(() -> BoardSheet.ogre(face.token()).map(this::ogre))
                .orElse(Drawing.NONE);
    }

    private static Optional<Drawing> thing(PieceFace face) {
        return Thing.named(face.token().name())
                .map(thing -> Drawing.of("thing.svg")
                        .with("thing", thing.word())
                        .with("paint", BoardSheet.paint(thing))
                        .with("title", thing.word())
                        .with("size", thing.word().length() > LONG_NAME ? "3.4" : "4"));
    }

    private static Optional<Drawing> elf(PieceFace face) {
        return BoardSheet.elf(face.token())
                .map(elf -> Drawing.of("elf.svg")
                        .with("elf", elf.word())
                        .with("paint", colour(elf))
                        .with("ink", elf == Elf.YELLOW ? "#3a2d1c" : "#fbf3df")
                        .with("title", elf.seat().name()));
    }

    private Drawing ogre(int ogre) {
        List<Thing> likes = kingdom.likes(ogre).stream().sorted().toList();
        return Drawing.of("ogre.svg")
                .with("ogre", ogre)
                .with("first", likes.isEmpty() ? NOTHING : likes.get(0).word())
                .with("second", likes.size() < 2 ? NOTHING : likes.get(1).word());
    }

    @Override
    public List<MarkPlate> markPlates() {
        return List.of(
                new MarkPlate("under", MarkPlate.PlaceEdge.NEAR, 68, 12),
                new MarkPlate("captive", MarkPlate.PlaceEdge.FAR, 16, 16),
                new MarkPlate("returns", MarkPlate.PlaceEdge.FAR, 16, 16),
                new MarkPlate("full", MarkPlate.PlaceEdge.FAR, 146, 20),
                new MarkPlate("closed", MarkPlate.PlaceEdge.FAR, 146, 94));
    }

    @Override
    public Drawing mark(Mark mark) {
        return switch (mark.kind()) {
            case "under" -> under(mark.brief());
            case "closed" -> Drawing.of("closed.svg").with("royal", mark.brief());
            default -> Drawing.of(mark.kind() + ".svg");
        };
    }

    private static Drawing under(String letters) {
        Drawing drawing = Drawing.of("under.svg");
        for (int i = 0; i < MOST_UNDER; i++) {
            String word = "none";
            if (i < letters.length()) {
                char letter = letters.charAt(i);
                word = Thing.lettered(letter)
                        .orElseThrow(() -> new IllegalArgumentException("nothing is written '" + letter + "'"))
                        .word();
            }
            drawing = drawing.with("thing" + (i + 1), word);
        }
        return drawing;
    }

    @Override
    public String paint(String seat) {
        return Arrays.stream(Elf.values())
                .filter(elf -> elf.seat().name().equals(seat))
                .findFirst()
                .map(GameArtwork::colour)
                .orElse("");
    }

    private static String colour(Elf elf) {
        return switch (elf) {
            case RED -> "#a82c28";
            case YELLOW -> "#dcb43c";
            case GREEN -> "#347042";
            case BLUE -> "#284c96";
        };
    }

    private static String cloth(Elf elf) {
        return switch (elf) {
            case RED -> "#7d4a44";
            case YELLOW -> "#8a7744";
            case GREEN -> "#4e6a50";
            case BLUE -> "#495d84";
        };
    }

    private static String shade(Elf elf) {
        return switch (elf) {
            case RED -> "#54343a";
            case YELLOW -> "#5c5238";
            case GREEN -> "#384a3e";
            case BLUE -> "#353f58";
        };
    }
}
