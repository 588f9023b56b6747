/** A map's built files, by name in `assets/maps/<id>`; the `.png` sheets are made from them. */
export type MapFiles = Readonly<Record<string, string>>;
