package umpire.hardware.plan;

/**
 * A line of the shopping list.
 *
 * @param count how many
 * @param name what to ask for
 * @param why what it is for, or what to mind
 * @param euros what all of it costs, roughly; 0 for what is in the house or is printed
 */
public record PartLine(int count, String name, String why, int euros) {}
