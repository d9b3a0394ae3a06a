export function broken(one, other) {
  var old = 1; // breaks: declares a variable of the whole function
  let still = 2; // breaks: never changes still: it is a const
  debugger; // breaks: stops the browser
  if (one == other) { // breaks: compares with ==
    return old;
  }
  if (one != null) { // breaks: compares with !=
    return still;
  }
  if ((one = other)) {
    return one;
  }
  if (one = other) { // breaks: assigns where it should compare
    return one;
  }
  one = one; // breaks: assigns something to itself
  try {
    eval(other); // breaks: runs a text as a program
  } catch {} // breaks: does nothing in a block, and does not say why
  return "this line is so long that whoever has two files beside each other on a screen sees only half of one"; // breaks: has 154 columns, of 120 at most
}

export function winding(a, b) { // breaks: has 13 branches, of 12 at most
  if (a > 1 && a < 3 && a > 4) {
    return 1;
  }
  for (const one of a) {
    if (one || a || b) {
      return one ? 2 : 3;
    }
  }
  while (a) {
    switch (a) {
      case 1:
        return 1;
      case 2:
        return 2;
      default:
        return a ? 4 : 5;
    }
  }
  return () => (a ? 1 : 2);
}
