import { germanWords } from '~/lib/german/words'
import { familiesOfTitle } from '~/lib/occupations/families'
import { occupationOfTitle } from '~/lib/occupations/kldb/occupation-of-title'

/** The words of a passage as terms. */
export type Wording = {
  /** Each word as a whole; "Kfz-Mechatroniker" is one. */
  whole: ReadonlySet<string>
  /** Also the parts between hyphens: "CNC-Dreher" says CNC. */
  said: ReadonlySet<string>
  /** Also the parts of compounds: "Lagerverwaltung" is about a Lager. */
  about: ReadonlySet<string>
}

/** An occupation that a title names. */
export type NamedOccupation = { family: string; code: string }

const KEPT = 20_000
const wordings = new Map<string, Wording>()
const occupations = new Map<string, readonly NamedOccupation[]>()

/** The words of a passage; the same titles come again and again. */
export function wordingOf(text: string): Wording {
  const known = wordings.get(text)
  if (known !== undefined) return known
  const words = germanWords(text)
  const whole = words.map(({ term }) => term)
  const hyphened = words.filter(({ raw }) => /[-‐‑]/.test(raw)).flatMap(({ parts }) => parts)
  const wording = {
    whole: new Set(whole),
    said: new Set([...whole, ...hyphened]),
    about: new Set([...whole, ...words.flatMap(({ parts }) => parts)]),
  }
  if (wordings.size >= KEPT) wordings.clear()
  if (text.length < 200) wordings.set(text, wording)
  return wording
}

/**
 * The occupations that a title names: families of similar names, and the four digits of the KldB that say the work. Only
 * both together are the same occupation: families hold several that are looked for together.
 */
export function occupationsOf(title: string): readonly NamedOccupation[] {
  const known = occupations.get(title)
  if (known !== undefined) return known
  const code = workCode(title)
  const found = familiesOfTitle(germanWords(title)).map((family) => ({ family, code }))
  if (occupations.size >= KEPT) occupations.clear()
  occupations.set(title, found)
  return found
}

/** The first four digits of the KldB code of a title; '' when it names no work. */
export function workCode(title: string): string {
  return occupationOfTitle(title)?.slice(0, 4) ?? ''
}
