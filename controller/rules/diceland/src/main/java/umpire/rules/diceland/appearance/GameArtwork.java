package umpire.rules.diceland.appearance;

import umpire.rules.kernel.artwork.Artwork;

/** How its things are drawn. */
public final class GameArtwork implements Artwork {}
