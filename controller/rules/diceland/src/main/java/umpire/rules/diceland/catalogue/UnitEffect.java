package umpire.rules.diceland.catalogue;

/** The special effect of a side. */
public sealed interface UnitEffect {
    /** None. */
    record Plain() implements UnitEffect {}

    /**
     * Throws another die from the hand.
     *
     * @param unitClass of which class
     */
    record Call(String unitClass) implements UnitEffect {}

    /** Throws the die itself again. */
    record Jump() implements UnitEffect {}

    /** Is seen by enemies only from close by. */
    record Dodge() implements UnitEffect {}
}
