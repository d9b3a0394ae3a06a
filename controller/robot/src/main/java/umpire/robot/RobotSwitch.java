package umpire.robot;

/** The pause and pace of a robot that plays by itself, as people set them on its page. Thread-safe. */
public final class RobotSwitch {
    /**
     * The last settings.
     *
     * @param paused whether it is paused
     * @param steps how many actions it may make while paused
     * @param restMs how many milliseconds it waits after each action
     * @param against whether a person plays the first seat
     */
    public record Orders(boolean paused, int steps, int restMs, boolean against) {}

    private Orders told;
    private int actionsSeen = -1;
    private long restedMs = Long.MIN_VALUE;

    /** Creates the switch of a robot that plays all seats. */
    public RobotSwitch() {
        this(false);
    }

    /**
     * Creates the switch of a running robot.
     *
     * @param against whether a person plays the first seat
     */
    public RobotSwitch(boolean against) {
        this.told = new Orders(false, 0, 0, against);
    }

    public synchronized void pause(boolean paused) {
        told = new Orders(paused, 0, told.restMs(), told.against());
    }

    /** Allows one action while paused. */
    public synchronized void step() {
        told = new Orders(true, told.steps() + 1, told.restMs(), told.against());
    }

    public synchronized void rest(int restMs) {
        told = new Orders(told.paused(), told.steps(), restMs, told.against());
    }

    /**
     * Returns whether the robot may do its next deed. Only the robot's thread calls it, repeatedly.
     *
     * @param actionsPlayed the game's count of actions; a change means that an action was made
     */
    public synchronized boolean mayAct(int actionsPlayed, long nowMs) {
        if (actionsPlayed != actionsSeen) {
            if (actionsSeen >= 0) {
                acted(nowMs);
            }
            actionsSeen = actionsPlayed;
        }
        return told.paused() ? told.steps() > 0 : nowMs >= restedMs;
    }

    private void acted(long nowMs) {
        told = new Orders(told.paused(), Math.max(0, told.steps() - 1), told.restMs(), told.against());
        restedMs = nowMs + told.restMs();
    }

    public synchronized Orders orders() {
        return told;
    }
}
