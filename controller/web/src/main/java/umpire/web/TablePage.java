package umpire.web;

import java.util.function.Supplier;

/**
 * What stands behind the page of the virtual table.
 *
 * @param table as it is now
 * @param games has another game played
 */
public record TablePage(Supplier<VirtualTableApi> table, GameOrders games) {}
