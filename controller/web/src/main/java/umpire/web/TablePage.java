package umpire.web;

import java.util.function.Supplier;

/**
 * The parts behind the page of the virtual table.
 *
 * @param table the present virtual table
 * @param games starts games and names players
 */
public record TablePage(Supplier<VirtualTableApi> table, GameOrders games) {}
