/** A line of a pasted ad: what is written, and what it looks like. */
export type AdLine = { text: string; kind: 'item' | 'text' | 'gap' }

/** Characters of an ad text that are read; more is refused before. */
export const MAX_AD_TEXT = 20_000

/** What programs put before a list's entries, also Word's own symbols. */
const BULLET =
  /^(?:[-–—=~]{1,2}>|[-–—•·*▪▫►▸●○◦■□✓✔✅➔→➢➤⇒◆◇★☆✚»›>‣⁃+]|[\uf0b7\uf0a7\uf0d8\uf076]|o(?= \p{Lu}))\s{0,8}(?=\S)/u
const NUMBERED = /^\d{1,2}[.)]\s{1,8}(?=\p{L})/u
/** Characters without a width. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/gu
/** Decoration of a heading: stars, hashes, underscores, small pictures. */
const DECORATION = /^(?:[#*_=~\p{Extended_Pictographic}\s]|\ufe0f){1,12}|[#*_=~\s]{1,12}$/gu

/**
 * The lines of a text as people see them: entries of lists without their signs, lines that a PDF or a mail has broken
 * put together again.
 */
export function adLines(text: string): AdLine[] {
  const lines: AdLine[] = []
  for (const raw of text
    .slice(0, MAX_AD_TEXT)
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .split(/\r\n?|\n|\u2028/)) {
    const line = readLine(raw.replace(/[\t\u00a0\u202f ]+/g, ' ').trim())
    const last = lines.at(-1)
    if (last && line.kind === 'text' && goesOn(last, line.text)) last.text = joined(last.text, line.text)
    else if (line.kind !== 'gap' || last?.kind !== 'gap') lines.push(line)
  }
  return lines
}

function readLine(text: string): AdLine {
  if (text === '') return { text, kind: 'gap' }
  // Two stars or more are bold in Markdown, not a bullet; "-->" is an arrow.
  const bullet = /^(?:\*\*|(?:--|==)(?!>))/.test(text) ? null : (BULLET.exec(text) ?? NUMBERED.exec(text))
  if (bullet) return { text: text.slice(bullet[0].length).trim(), kind: 'item' }
  const plain = text.replace(DECORATION, '').trim()
  return plain === '' ? { text: '', kind: 'gap' } : { text: plain, kind: 'text' }
}

/** A line that begins in the middle of a sentence belongs to the one before. */
function goesOn({ text, kind }: AdLine, next: string): boolean {
  if (kind === 'gap') return false
  if (/\p{L}-$/u.test(text)) return true
  return /^[\p{Ll}&(]/u.test(next) && !/[.!?:]$/.test(text)
}

/** Without the hyphen that only broke a word: "Maschi-" and "nen", but not "Vor-" and "und Nachbereitung". */
function joined(text: string, next: string): string {
  const isBroken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/^(?:und|oder|bzw|sowie) /u.test(next)
  return isBroken ? text.slice(0, -1) + next : `${text} ${next}`
}
