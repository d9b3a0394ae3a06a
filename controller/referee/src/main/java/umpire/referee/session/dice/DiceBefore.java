package umpire.referee.session.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.session.state.Perception;
import umpire.referee.settling.Settled;
import umpire.referee.settling.SettledDie;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;

/**
 * The poses of the dice that are pieces too, before a throw that may move any of them. An unreadable die counts as
 * unmoved, if a die that is known to lie over it hides it and nothing near it moved. A die that lies differently was
 * pushed if a thrown die came near it.
 */
public final class DiceBefore {
    /**
     * The greatest distance, in millimetres, between a thrown die and a die that it pushed. Chosen: the length of a
     * push plus the width of two dice.
     */
    private static final double NEAR_MM = 150;

    /** The radius of a die as a share of its edge. Geometry. */
    private static final double REACH = 1 / Math.sqrt(3);

    private final Board board;
    private final List<DieBefore> before;

    private DiceBefore(Board board, List<DieBefore> before) {
        this.board = board;
        this.before = before;
    }

    /** One die as it lay. */
    private record DieBefore(DieType type, String face, Spot.Lying spot) {
        boolean isOf(SettledDie die) {
            return type.kind().equals(die.kind()) && type.name().equals(die.name());
        }

        boolean lies(SettledDie die) {
            return isOf(die)
                    && spot.near(die.pose())
                    && die.face().filter(face::equals).isPresent();
        }

        /** Only one face of the die is visible, so its position is not exact. */
        boolean mayLie(SettledDie unread) {
            return spot.pose().distanceMm(unread.pose()) <= type.edgeMm();
        }

        SettledDie asItLay() {
            return new SettledDie(
                    type.kind(), type.name(), SettledDie.Status.CLEAR, Optional.of(face), spot.pose(), 1, false);
        }

        boolean reachesOver(DieBefore other) {
            double reachMm = REACH * (type.edgeMm() + other.type.edgeMm());
            return !equals(other) && spot.pose().distanceMm(other.spot.pose()) <= reachMm;
        }
    }

    public static <S> DiceBefore of(Game<S, ?> game, S state) {
        return new DiceBefore(
                game.board(),
                game.show(state).standings().stream()
                        .filter(standing -> standing.spot() instanceof Spot.Lying)
                        .flatMap(standing -> known(game, standing))
                        .toList());
    }

    private static Stream<DieBefore> known(Game<?, ?> game, Standing standing) {
        return game.pieces().stream()
                .map(Piece::faces)
                .flatMap(List::stream)
                .filter(face -> face.token().equals(standing.token()))
                .flatMap(face -> game.dice().stream().flatMap(type -> known(type, face, standing)));
    }

    private static Stream<DieBefore> known(DieType type, PieceFace face, Standing standing) {
        return type.faces().stream()
                .filter(side -> side.tag().isPresent() && side.tag().getAsInt() == face.tag())
                .map(side -> new DieBefore(type, side.shows(), (Spot.Lying) standing.spot()));
    }

    /** Returns the dice of a quiet table. A die that is only hidden by unmoved dice is included at its earlier pose. */
    List<SettledDie> trusted(Perception<?, ?> perception) {
        return perception.settling().settled().map(this::trusted).orElse(List.of());
    }

    private List<SettledDie> trusted(Settled look) {
        List<SettledDie> all = new ArrayList<>(look.dice());
        for (DieBefore known : before) {
            if (onlyHidden(known, look)) {
                all.removeIf(known::isOf);
                all.add(known.asItLay());
            }
        }
        return List.copyOf(all);
    }

    /** Returns the names of the dice that cannot be read only because an unmoved die lies over them. */
    public Set<Place> onlyHidden(Settled look) {
        return before.stream()
                .filter(known -> onlyHidden(known, look))
                .map(known -> known.spot().place())
                .collect(Collectors.toSet());
    }

    /** Below an overhang at most one face of a die is visible. That does not show whether it is cocked. */
    private boolean onlyHidden(DieBefore known, Settled look) {
        List<SettledDie> own = look.dice().stream().filter(known::isOf).toList();
        boolean unread = own.isEmpty()
                ? look.hiddenAreas().stream()
                        .anyMatch(area -> area.hides(known.spot().pose()))
                : own.stream().allMatch(die -> die.status() != SettledDie.Status.CLEAR && known.mayLie(die));
        return unread
                && before.stream()
                        .anyMatch(over ->
                                over.reachesOver(known) && look.dice().stream().anyMatch(over::lies));
    }

    /**
     * Returns the trusted dice that may have been pushed, because a die near them moved. Each is returned at its
     * earlier pose.
     */
    List<SettledDie> perhapsPushed(Perception<?, ?> perception) {
        return perception.settling().settled().stream()
                .flatMap(look -> before.stream().filter(known -> onlyHidden(known, look) && !undisturbed(known, look)))
                .map(DieBefore::asItLay)
                .toList();
    }

    /** Dice in store beside the sheet have touched no other die. */
    private boolean undisturbed(DieBefore known, Settled look) {
        return look.dice().stream()
                .filter(die -> !known.isOf(die)
                        && (die.fresh() || board.reaches(die.pose(), 0))
                        && isNear(die.pose(), known.spot().pose()))
                .allMatch(this::liesAsItLay);
    }

    private boolean liesAsItLay(SettledDie die) {
        return before.stream().anyMatch(known -> known.lies(die));
    }

    private static boolean isNear(Pose one, Pose other) {
        return one.distanceMm(other) <= NEAR_MM;
    }

    /**
     * Returns the dice that were moved, but not by a throw: no thrown die came near, or they did not come to rest by
     * themselves. Each is returned at its earlier pose.
     */
    List<SettledDie> carried(List<SettledDie> thrown, List<SettledDie> others) {
        List<SettledDie> moved = new ArrayList<>(others.stream()
                .filter(die -> die.status() == SettledDie.Status.CLEAR && lay(die).isPresent() && !liesAsItLay(die))
                .toList());
        List<Pose> touched =
                new ArrayList<>(thrown.stream().map(SettledDie::pose).toList());
        for (boolean further = true; further; ) {
            List<SettledDie> pushed = moved.stream()
                    .filter(SettledDie::rolled)
                    .filter(die -> touched.stream()
                            .anyMatch(pose -> isNear(pose, die.pose())
                                    || isNear(
                                            pose, lay(die).orElseThrow().spot().pose())))
                    .toList();
            pushed.forEach(die -> touched.add(die.pose()));
            further = moved.removeAll(pushed);
        }
        return moved.stream().map(die -> lay(die).orElseThrow().asItLay()).toList();
    }

    private Optional<DieBefore> lay(SettledDie die) {
        return before.stream().filter(known -> known.isOf(die)).findFirst();
    }
}
