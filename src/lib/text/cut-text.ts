/** At most `max` UTF-16 units of a text, and never half a character: an emoji at the end is dropped completely. */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/**
 * At most `max` UTF-16 units, cut between two words where there are any: "Sachbearbeiter Auftragsabwicklung" becomes
 * "Sachbearbeiter". Signs and small words that then lead nowhere are dropped.
 */
export function cutWords(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = cutText(text, max)
  const isWhole = /\s/.test(text.charAt(cut.length))
  const end = isWhole ? cut.length : cut.search(/\s\S*$/)
  if (end <= 0) return cut
  const words = cut.slice(0, end).split(/\s/)
  const last = words.findLastIndex((word) => !LEADS_NOWHERE.test(word))
  return words.slice(0, last + 1).join(' ') || cut
}

/** A small word, or nothing but signs. */
const LEADS_NOWHERE = /^(?:und|oder|für|mit|im|in|der|die|das|des|zur|zum|von|am|an|auf|als|[-–/|&,;:(]*)$/u
