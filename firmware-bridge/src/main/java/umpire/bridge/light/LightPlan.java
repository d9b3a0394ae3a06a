package umpire.bridge.light;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.bridge.light.StripEdges.Pointed;
import umpire.bridge.light.StripEdges.StripEdge;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.referee.announcement.Cue;
import umpire.referee.announcement.TableSnapshot;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;

/**
 * Computes the colour of each LED. Pure: the same snapshot at the same time gives the same light. Called about thirty times a second during
 * animations, so that patterns move smoothly.
 */
public final class LightPlan {
    private static final double WAITING = 0.3;

    private final StripEdges stripEdges;
    private final StripPower stripPower;

    /** Makes a planner for the strip of the rig file. A rig without LEDs gets plans without colours. */
    public LightPlan(Leds leds, StripPower stripPower) {
        this.stripEdges = new StripEdges(leds);
        this.stripPower = stripPower;
    }

    /** Returns no light for every LED. */
    public List<Rgb> dark() {
        return Collections.nCopies(stripEdges.count(), Rgb.DARK);
    }

    /**
     * Returns the colours in the order of the wire, dimmed to the limit of the power supply. While a place asks for something the rest of
     * the strip is dark, to avoid distraction.
     *
     * @param boardOnTable the board's origin in the table's frame; empty while no board is recognised, so that there are no pointers
     * @param nowMs on any monotonic clock; patterns move with it
     */
    public List<Rgb> at(TableSnapshot tableSnapshot, Board board, Optional<Pose> boardOnTable, long nowMs) {
        StripPattern stripPattern = StripPattern.of(tableSnapshot);
        if (!stripPattern.points() || boardOnTable.isEmpty()) {
            return stripPower.tame(painted(stripPattern, nowMs));
        }
        Pointers pointers = new Pointers(board, tableSnapshot.view().placement(), boardOnTable.get());
        PointerRotation pointerRotation = PointerRotation.of(tableSnapshot.prompt(), nowMs);
        List<Rgb> colours = painted(pointerRotation.onTurn().isPresent() ? StripPattern.PLAY : stripPattern, nowMs);
        pointerRotation.cues().forEach(cue -> paint(colours, pointers, pointerRotation, cue, nowMs));
        pointerRotation.onTurn().ifPresent(cue -> paint(colours, pointers, pointerRotation, cue, nowMs));
        return stripPower.tame(colours);
    }

    /** Returns whether the plan for that snapshot changes over time. */
    public boolean moves(TableSnapshot tableSnapshot, Optional<Pose> boardOnTable) {
        StripPattern stripPattern = StripPattern.of(tableSnapshot);
        if (!stripPattern.points() || boardOnTable.isEmpty()) {
            return stripPattern.moves();
        }
        PointerRotation pointerRotation = PointerRotation.of(tableSnapshot.prompt(), 0);
        StripPattern behind = pointerRotation.onTurn().isPresent() ? StripPattern.PLAY : stripPattern;
        return behind.moves()
                || pointerRotation.asking().size() > 1
                || Stream.concat(pointerRotation.cues().stream(), pointerRotation.onTurn().stream())
                        .anyMatch(cue -> pattern(pointerRotation, cue).moves());
    }

    private static Pattern pattern(PointerRotation pointerRotation, Cue cue) {
        return pointerRotation.later(cue)
                ? Pattern.FAINT
                : RoleStyle.of(cue.role()).pattern();
    }

    private List<Rgb> painted(StripPattern stripPattern, long nowMs) {
        return new ArrayList<>(IntStream.range(0, stripEdges.count())
                .mapToObj(led -> stripPattern.colour(stripEdges, led, nowMs))
                .toList());
    }

    private void paint(List<Rgb> colours, Pointers pointers, PointerRotation pointerRotation, Cue cue, long nowMs) {
        RoleStyle roleStyle = RoleStyle.of(cue.role());
        boolean spotted = pointerRotation.onTurn().filter(cue::equals).isPresent();
        boolean waiting = pointerRotation.asking().contains(cue) && !spotted;
        Pattern pattern = pattern(pointerRotation, cue);
        double strength = waiting ? WAITING : 1;
        long sinceMs = spotted ? nowMs - pointerRotation.startedMs() : nowMs;
        Optional<Pointers.Target> there = pointers.at(cue.place());
        if (there.isEmpty()) {
            return;
        }
        Pointers.Target target = there.get();
        List<StripEdge> from = spotted || pointerRotation.alone(cue)
                ? List.of(StripEdge.values())
                : stripEdges.nearest(target.centre());
        for (StripEdge edge : from) {
            for (Pointed pointed : stripEdges.pointer(edge, target.centre(), target.halfMm(edge))) {
                double level = strength * pattern.level(sinceMs, pointed.off());
                colours.set(pointed.led(), roleStyle.hue().times(level));
            }
        }
    }
}
