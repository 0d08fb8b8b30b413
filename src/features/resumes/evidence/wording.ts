import { germanWords } from '~/lib/german/words'
import { familiesOfTitle } from '~/lib/occupations/families'
import { occupationOfTitle } from '~/lib/occupations/kldb/occupation-of-title'
import { remembered } from '~/lib/text/remembered'

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
/** A longer passage does not come again. */
const LONGEST_KEPT = 200

/** The words of a passage; the same titles come again and again. */
export function wordingOf(text: string): Wording {
  return text.length < LONGEST_KEPT ? knownWording(text) : readWording(text)
}

const knownWording = remembered(KEPT, readWording)

export function readWording(text: string): Wording {
  const words = germanWords(text)
  const whole = words.map(({ term }) => term)
  const hyphened = words.filter(({ raw }) => /[-‐‑]/.test(raw)).flatMap(({ parts }) => parts)
  return {
    whole: new Set(whole),
    said: new Set([...whole, ...hyphened]),
    about: new Set([...whole, ...words.flatMap(({ parts }) => parts)]),
  }
}

/**
 * The occupations that a title names: families of similar names, and the four digits of the KldB that say the work. Only
 * both together are the same occupation: families hold several that are looked for together.
 */
export const occupationsOf = remembered(KEPT, (title): readonly NamedOccupation[] => {
  const code = workCode(title)
  return familiesOfTitle(germanWords(title)).map((family) => ({ family, code }))
})

/** The first four digits of the KldB code of a title; '' when it names no work. */
export function workCode(title: string): string {
  return occupationOfTitle(title)?.slice(0, 4) ?? ''
}
