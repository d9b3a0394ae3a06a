package umpire.bridge.light;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.bridge.light.Edges.Edge;
import umpire.bridge.light.Edges.Pointed;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;
import umpire.referee.announcement.Bulletin;
import umpire.referee.announcement.Cue;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Pose;

/**
 * What each LED shows. Pure: the same bulletin at the same time gives the same light. Asked some thirty times a second while
 * something moves in it, so that patterns move smoothly.
 */
public final class LightPlan {
    private static final double WAITING = 0.3;

    private final Edges edges;
    private final Power power;

    /** Plans for a strip that lies as the rig file says. A rig without LEDs gets plans without colours. */
    public LightPlan(Leds leds, Power power) {
        this.edges = new Edges(leds);
        this.power = power;
    }

    /** Returns no light for every LED. */
    public List<Rgb> dark() {
        return Collections.nCopies(edges.count(), Rgb.DARK);
    }

    /**
     * Returns the colours in the order of the wire, dimmed and within what the power supply gives. While a place asks for
     * something the rest of the strip stays dark, so that nothing distracts from it.
     *
     * @param boardOnTable where the board's origin lies in the table's frame; empty while no board is recognised, and then
     *     nothing is pointed at
     * @param nowMs on any monotonic clock; patterns move with it
     * @throws IllegalArgumentException when a cue names a place the board does not have
     */
    public List<Rgb> at(Bulletin bulletin, Board board, Optional<Pose> boardOnTable, long nowMs) {
        Backdrop backdrop = Backdrop.of(bulletin);
        if (!backdrop.points() || boardOnTable.isEmpty()) {
            return power.tame(painted(backdrop, nowMs));
        }
        Pointers pointers = new Pointers(board, boardOnTable.get());
        Turns turns = Turns.of(bulletin.prompt(), nowMs);
        List<Rgb> colours = painted(turns.onTurn().isPresent() ? Backdrop.PLAY : backdrop, nowMs);
        turns.cues().forEach(cue -> paint(colours, pointers, turns, cue, nowMs));
        turns.onTurn().ifPresent(cue -> paint(colours, pointers, turns, cue, nowMs));
        return power.tame(colours);
    }

    /** Returns whether the plan for that bulletin looks different at different times. */
    public boolean moves(Bulletin bulletin, Optional<Pose> boardOnTable) {
        Backdrop backdrop = Backdrop.of(bulletin);
        if (!backdrop.points() || boardOnTable.isEmpty()) {
            return backdrop.moves();
        }
        Turns turns = Turns.of(bulletin.prompt(), 0);
        Backdrop behind = turns.onTurn().isPresent() ? Backdrop.PLAY : backdrop;
        return behind.moves()
                || turns.asking().size() > 1
                || Stream.concat(turns.cues().stream(), turns.onTurn().stream())
                        .anyMatch(cue -> pattern(turns, cue).moves());
    }

    private static Pattern pattern(Turns turns, Cue cue) {
        return turns.later(cue) ? Pattern.EMBER : Look.of(cue.role()).pattern();
    }

    private List<Rgb> painted(Backdrop backdrop, long nowMs) {
        return new ArrayList<>(IntStream.range(0, edges.count())
                .mapToObj(led -> backdrop.colour(edges, led, nowMs))
                .toList());
    }

    private void paint(List<Rgb> colours, Pointers pointers, Turns turns, Cue cue, long nowMs) {
        Look look = Look.of(cue.role());
        boolean spotted = turns.onTurn().filter(cue::equals).isPresent();
        boolean waiting = turns.asking().contains(cue) && !spotted;
        Pattern pattern = pattern(turns, cue);
        double strength = waiting ? WAITING : 1;
        long sinceMs = spotted ? nowMs - turns.startedMs() : nowMs;
        Pointers.Target target = pointers.at(cue.place());
        List<Edge> from = spotted || turns.alone(cue) ? List.of(Edge.values()) : edges.nearest(target.centre());
        for (Edge edge : from) {
            for (Pointed pointed : edges.pointer(edge, target.centre(), target.halfMm(edge))) {
                double level = strength * pattern.level(sinceMs, pointed.off());
                colours.set(pointed.led(), look.hue().times(level));
            }
        }
    }
}
