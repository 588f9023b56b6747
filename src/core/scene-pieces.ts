/** What stands in a place or lies on a card. */

export interface SceneCounter {
  /** One of the style's pieces: a silhouette on a counter, a named plaque, a disc. */
  readonly piece: string;
  /** Its owner, where it lies among another's. */
  readonly faction?: string;
  /** Default 1. */
  readonly count?: number;
  /** A name, written on plaques. */
  readonly label?: string;
  readonly badges?: readonly SceneBadge[];
}

export interface SceneDisc {
  readonly faction: string;
  /** The piece whose silhouette it shows. */
  readonly piece?: string;
}

/** One of the style's badges: laid on a counter or printed at a place. */
export interface SceneBadge {
  readonly badge: string;
  readonly text?: string;
  /** How many: hits taken, cubes there. */
  readonly count?: number;
  /** In these colours. */
  readonly faction?: string;
}
