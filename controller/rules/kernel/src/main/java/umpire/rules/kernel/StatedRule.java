package umpire.rules.kernel;

/** A rule that is an enum constant and holds its own statement. */
public interface StatedRule extends Rule {
    /** Marks a rule as {@link #decisive}. */
    boolean DECISIVE = true;

    /** Returns the section, the sentence and whether the rule is decisive. */
    Statement statement();

    @Override
    default String section() {
        return statement().section();
    }

    @Override
    default String says() {
        return statement().says();
    }

    @Override
    default boolean decisive() {
        return statement().decisive();
    }

    /** The parts of a {@link Rule}. */
    record Statement(String section, String says, boolean decisive) {}
}
