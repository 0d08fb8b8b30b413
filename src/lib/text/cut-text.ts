/** At most `max` UTF-16 units of a text, and never half a character: an emoji at the end is dropped completely. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
