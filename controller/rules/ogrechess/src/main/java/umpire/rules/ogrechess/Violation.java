package umpire.rules.ogrechess;

/** A broken rule and this case of it in one sentence. */
record Violation(SheetRule rule, String why) {}
