import { type GermanWord, germanWords } from '~/lib/german/words'
import { languageText } from '../document/language-text'
import type { ImportedResume } from '../schema'

/** A sentence or entry of a résumé that can be quoted, where it stands, and its words. */
export type Passage = {
  text: string
  where: string
  words: readonly GermanWord[]
  /** A position, a degree or the headline: says what somebody is. */
  isTitle: boolean
}

/** Longer ones are cut before their words are read. */
const MAX_LENGTH = 400
const MAX_PASSAGES = 400
/** Sections whose entries begin with a title. */
const TITLED = /^(?:Berufserfahrung|Ausbildung|Überschrift)/
/** "noch keine Kenntnisse in SAP" is no evidence of SAP. */
const DENIAL = /(?<!\p{L})(?:kein(?:e[nmrs]?|erlei)?|nicht|noch nie|ohne|nie)(?!\p{L})/iu

/** Everything of a résumé that may be quoted as evidence, in the order in which people look for it. */
export function passagesOf({ content, person, unplaced }: Pick<ImportedResume, 'content' | 'person' | 'unplaced'>) {
  const texts: [where: string, ...texts: string[]][] = [
    ...content.experience.map(({ position, employer, description }): [string, ...string[]] => [
      `Berufserfahrung, ${employer}`,
      position,
      ...sentences(description),
    ]),
    ...content.education.map(({ degree, institution, description }): [string, ...string[]] => [
      `Ausbildung, ${institution}`,
      degree,
      ...sentences(description),
    ]),
    ['Kenntnisse', ...content.skills.map(({ name }) => name)],
    ['Sprachen', ...content.languages.map(languageText)],
    ['Nachweise', ...content.certificates.map(({ name }) => name)],
    ...content.projects.map(({ name, description }): [string, ...string[]] => [
      'Projekte',
      name,
      ...sentences(description),
    ]),
    ['Überschrift', person.headline ?? ''],
    ['Kurzprofil', ...sentences(content.summary)],
    ['weiterer Text', ...unplaced.flatMap(sentences)],
  ]
  return texts
    .flatMap(([where, ...said]) =>
      said.map((text, at) => ({
        where,
        text: text.trim().slice(0, MAX_LENGTH),
        isTitle: at === 0 && TITLED.test(where),
      })),
    )
    .filter(({ text }) => text !== '' && !DENIAL.test(text))
    .slice(0, MAX_PASSAGES)
    .map((passage): Passage => ({ ...passage, words: germanWords(passage.text) }))
}

/** The sentences and lines of a text, without bullets. An abbreviation may cut one short, which only shortens a quote. */
function sentences(text: string): string[] {
  return text.split(/\n|(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u).map((line) => line.replace(/^\s*[-–•*·]\s*/, '').trim())
}
