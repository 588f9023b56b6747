/** What a map is built to, by the file's name in `assets/maps/<id>`; `.png` of the sheets is made of them. */
export type MapFiles = Readonly<Record<string, string>>;
