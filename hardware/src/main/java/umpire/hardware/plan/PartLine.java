package umpire.hardware.plan;

/**
 * A line of the shopping list.
 *
 * @param count the number of items
 * @param name of the item in shops
 * @param why its purpose, or a remark
 * @param euros the approximate price of all of them; 0 for household items and prints
 */
public record PartLine(int count, String name, String why, int euros) {}
