/** What stands on a place or lies on a card. */

export interface SceneCounter {
  /** One of the style's pieces: a silhouette on a counter, a named plaque, a disc. */
  readonly piece: string;
  /** Whose it is, where it lies among another's. */
  readonly faction?: string;
  /** 1 where nothing is said. */
  readonly count?: number;
  /** A name, written on plaques. */
  readonly label?: string;
  readonly badges?: readonly SceneBadge[];
}

export interface SceneDisc {
  readonly faction: string;
  /** A piece whose silhouette it bears. */
  readonly piece?: string;
}

/** One of the style's badges: what is laid on a counter or printed at a place. */
export interface SceneBadge {
  readonly badge: string;
  readonly text?: string;
  /** How often: hits taken, cubes lying there. */
  readonly count?: number;
  /** In whose colours. */
  readonly faction?: string;
}
