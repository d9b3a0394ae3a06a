package umpire.robot;

/** How a robot that plays by itself is to go on, as people at its page have it. Any thread may ask and tell. */
public final class RobotSwitch {
    /**
     * What was told last.
     *
     * @param paused whether it waits
     * @param steps how many actions it may make although it waits
     * @param restMs how long it rests after each action
     * @param against whether it leaves the first seat to somebody
     */
    public record Orders(boolean paused, int steps, int restMs, boolean against) {}

    private Orders told;
    private int actionsSeen = -1;
    private long restedMs = Long.MIN_VALUE;

    /** Of a robot that plays all seats. */
    public RobotSwitch() {
        this(false);
    }

    /**
     * Of a robot that plays.
     *
     * @param against whether it leaves the first seat to somebody
     */
    public RobotSwitch(boolean against) {
        this.told = new Orders(false, 0, 0, against);
    }

    public synchronized void pause(boolean paused) {
        told = new Orders(paused, 0, told.restMs(), told.against());
    }

    /** Lets it make one action and wait then. */
    public synchronized void step() {
        told = new Orders(true, told.steps() + 1, told.restMs(), told.against());
    }

    public synchronized void rest(int restMs) {
        told = new Orders(told.paused(), told.steps(), restMs, told.against());
    }

    /**
     * Returns whether the robot may do its next thing. Only the robot's thread asks, again and again.
     *
     * @param actionsPlayed how many actions the game has come to: when that changes, an action was made
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
