package umpire.referee.reading;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.SeenToken;
import umpire.referee.settling.OpenedPlaces;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;

/** The known contents of a board's places, by number: from one look, or from one look merged over an earlier one. */
public final class KnownPlaces {
    private static final double SAME_POSE_MM = 5;

    private final List<List<Token>> tokens;
    private final BitSet clear;
    private final List<SeenToken> aside;
    private final List<HiddenArea> hiddenAreas;
    private final boolean judgesAside;
    private final OpenedPlaces opened;
    private final FollowedPieces followed;

    private KnownPlaces(
            List<List<Token>> tokens,
            BitSet clear,
            List<SeenToken> aside,
            List<HiddenArea> hiddenAreas,
            boolean judgesAside,
            OpenedPlaces opened,
            FollowedPieces followed) {
        this.tokens = tokens;
        this.clear = clear;
        this.aside = aside;
        this.hiddenAreas = hiddenAreas;
        this.judgesAside = judgesAside;
        this.opened = opened;
        this.followed = followed;
    }

    /** Returns the value before the first look: every place is unknown. */
    public static KnownPlaces unknown(BoardIndex index) {
        List<List<Token>> none = new ArrayList<>();
        for (int i = 0; i < index.size(); i++) {
            none.add(List.of());
        }
        return new KnownPlaces(none, new BitSet(), List.of(), List.of(), false, OpenedPlaces.NONE, FollowedPieces.NONE);
    }

    /**
     * Returns the contents that a settled look shows. A place that it does not name counts as hidden, and a dice tray
     * as empty, because no piece stands there.
     */
    public static KnownPlaces of(BoardIndex index, Settled look) {
        List<List<Token>> tokens = new ArrayList<>();
        BitSet clear = new BitSet();
        for (int i = 0; i < index.size(); i++) {
            Place place = index.place(i);
            tokens.add(look.places().getOrDefault(place, List.of()));
            clear.set(i, look.places().containsKey(place) || index.isDiceTray(place));
        }
        return new KnownPlaces(
                tokens, clear, look.aside(), look.hiddenAreas(), true, OpenedPlaces.NONE, FollowedPieces.NONE);
    }

    /** Returns this scene with the lifts that were seen before it. */
    public KnownPlaces after(OpenedPlaces places) {
        return new KnownPlaces(tokens, clear, aside, hiddenAreas, judgesAside, places, followed);
    }

    /** Returns this scene with the conditions of pieces that look alike. */
    public KnownPlaces following(FollowedPieces pieces) {
        return new KnownPlaces(tokens, clear, aside, hiddenAreas, judgesAside, opened, pieces);
    }

    FollowedPieces followed() {
        return followed;
    }

    OpenedPlaces opened() {
        return opened;
    }

    /** Returns this scene, completed from an earlier one where this one is not clear. */
    public KnownPlaces over(KnownPlaces earlier, BoardIndex index) {
        List<List<Token>> filled = new ArrayList<>();
        BitSet known = new BitSet();
        for (int i = 0; i < tokens.size(); i++) {
            filled.add(clear.get(i) ? tokens.get(i) : earlier.tokens.get(i));
            known.set(i, clear.get(i) || earlier.clear.get(i));
        }
        List<SeenToken> lying = new ArrayList<>(aside);
        earlier.aside.stream()
                .filter(token -> !clear(token.pose()) && !index.inSight(token.token(), aside))
                .filter(token -> aside.stream().noneMatch(now -> same(token, now)))
                .forEach(lying::add);
        return new KnownPlaces(filled, known, lying, hiddenAreas, judgesAside || earlier.judgesAside, opened, followed);
    }

    /** Returns whether a token still lies at the same pose. */
    static boolean same(SeenToken old, SeenToken now) {
        return old.token().equals(now.token()) && old.pose().distanceMm(now.pose()) <= SAME_POSE_MM;
    }

    KnownPlaces trusting(List<List<Token>> expected, List<SeenToken> lying) {
        List<List<Token>> filled = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            filled.add(clear.get(i) ? tokens.get(i) : expected.get(i));
        }
        BitSet all = new BitSet();
        all.set(0, tokens.size());
        return new KnownPlaces(filled, all, lying, List.of(), judgesAside, opened, followed);
    }

    boolean clear(int place) {
        return clear.get(place);
    }

    List<Token> at(int place) {
        return tokens.get(place);
    }

    List<SeenToken> aside() {
        return aside;
    }

    /** Returns whether a pose beside the places is in clear view. */
    boolean clear(Pose pose) {
        return hiddenAreas.stream().noneMatch(area -> area.hides(pose));
    }

    /** Returns whether any area beside the places is hidden. */
    boolean hidesAreas() {
        return !hiddenAreas.isEmpty();
    }

    /** Returns whether the area beside the places was ever seen. */
    boolean judgesAside() {
        return judgesAside;
    }
}
