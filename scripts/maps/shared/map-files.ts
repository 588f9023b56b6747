/** What a map is built to, by the file's name in `assets/maps/<id>`. */
export type MapFiles = Readonly<Record<string, string>>;
