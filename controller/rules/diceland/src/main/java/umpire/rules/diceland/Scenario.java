package umpire.rules.diceland;

/** The sides of a game. In the first two, Blue plays an Ogre and Red the army with a Command Post. */
enum Scenario {
    MARK_III(30, false, true, "%d points and a Command Post against an Ogre Mark III"),
    MARK_V(50, false, true, "%d points and a Command Post against an Ogre Mark V"),
    ARMIES(30, true, false, "Two armies of %d points"),
    LARGE_ARMIES(50, true, false, "Two armies of %d points"),
    /** An Ogre Mark III and an army on either side. */
    OGRES(30, true, true, "An Ogre Mark III and %d points on either side");

    private final int points;
    private final boolean twoArmies;
    private final boolean ogre;
    private final String says;

    Scenario(int points, boolean twoArmies, boolean ogre, String says) {
        this.points = points;
        this.twoArmies = twoArmies;
        this.ogre = ogre;
        this.says = says.formatted(points);
    }

    /** Returns how many points an army has, without those of its smallest die. */
    public int points() {
        return points;
    }

    public String says() {
        return says;
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
