/** Without accents and case, as people type. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Without hyphens and other marks either: how names are compared. */
export function fold(text: string): string {
  return plain(text)
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
