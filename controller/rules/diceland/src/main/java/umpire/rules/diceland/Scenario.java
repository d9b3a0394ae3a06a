package umpire.rules.diceland;

/** The sides of a game. In the first two, Blue plays an Ogre and Red the army with a Command Post. */
enum Scenario {
    MARK_III(30, false, true),
    MARK_V(50, false, true),
    ARMIES(30, true, false),
    LARGE_ARMIES(50, true, false),
    /** An Ogre Mark III and an army on either side. */
    OGRES(30, true, true);

    private final int points;
    private final boolean twoArmies;
    private final boolean ogre;

    Scenario(int points, boolean twoArmies, boolean ogre) {
        this.points = points;
        this.twoArmies = twoArmies;
        this.ogre = ogre;
    }

    /** Returns how many points an army has, without those of its smallest die. */
    public int points() {
        return points;
    }

    /** Returns whether both players have an army. */
    public boolean twoArmies() {
        return twoArmies;
    }

    /** Returns whether it is an army against an Ogre. */
    public boolean basic() {
        return !twoArmies;
    }

    /** Returns whether a player has an Ogre. */
    public boolean ogre(Commander commander) {
        return ogre && (twoArmies || commander == Commander.BLUE);
    }
}
