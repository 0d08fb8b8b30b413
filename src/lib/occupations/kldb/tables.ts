import { ELECTRIC_FIELDS, MEDICAL_FIELDS, SALES_FIELDS, TEACHING_FIELDS } from './words/fields-of-some.ts'
import { SERVICE_FIELDS } from './words/fields-services.ts'
import { TECHNICAL_FIELDS } from './words/fields-technical.ts'
import { HEADS } from './words/heads.ts'
import { CARE_PEOPLE } from './words/people-care.ts'
import { MATERIALS_PEOPLE } from './words/people-materials.ts'
import { TECHNICAL_PEOPLE } from './words/people-technical.ts'
import { TRADE_PEOPLE } from './words/people-trade.ts'
import { partsWithin, type WordTable, wordTable } from './words/word-table.ts'

const code = (digits = '') => digits
const fields = (lines: string) => wordTable(lines, code)

const PEOPLE = [MATERIALS_PEOPLE, TECHNICAL_PEOPLE, TRADE_PEOPLE, CARE_PEOPLE].map((lines) => lines.trim()).join('\n')

/** All that decides on a title's code, besides the families: when it changes, documents change. */
export const WORDS_OF_OCCUPATIONS = [
  PEOPLE,
  HEADS,
  TECHNICAL_FIELDS,
  SERVICE_FIELDS,
  SALES_FIELDS,
  TEACHING_FIELDS,
  MEDICAL_FIELDS,
  ELECTRIC_FIELDS,
].join('')

/** Endings of words for people, with the five digits of their work. */
export const people = wordTable(PEOPLE, code)

/** Endings of words for people that mostly say a level. */
export const heads = wordTable(HEADS, (level = '', group = '-') => ({ level, group: group === '-' ? null : group }), 2)

/** Fields of work, with four digits. */
export const workFields = fields(TECHNICAL_FIELDS + SERVICE_FIELDS.trim())

/** What some people's fields are called: sellers, teachers, doctors. */
export const ownFields = [
  {
    people: /(?:verkaufer|fachberater|handler|verkaufsberater|kaufmann|kundenberater)$/,
    works: /^(?:62|61202|9213)/,
    level: '2',
    fields: fields(SALES_FIELDS),
  },
  {
    people: /(?<!hochschul)(?:lehrer|lehrkraft|dozent|trainer|ausbilder|padagoge)$/,
    works: /^84/,
    level: '4',
    fields: fields(TEACHING_FIELDS),
  },
  { people: /(?:arzt|mediziner)$/, works: /^81/, level: '4', fields: fields(MEDICAL_FIELDS) },
  {
    people: /^(?:industrie)?elektr(?:oniker|iker)$/,
    works: /^26/,
    level: '2',
    fields: fields(ELECTRIC_FIELDS),
  },
]

/** The name of a person says the field in a compound or beside a level ("Drehermeister"), when it is this long. */
const SHORTEST_PERSON = 5
/** A special field counts more than the general one that it is part of. */
const SPECIAL = 4

/** The four digits of the field that words name most clearly; undefined when they name none. */
export function fieldWithin(
  words: readonly string[],
  pieces: readonly string[],
  tables: readonly WordTable<string>[],
): string | undefined {
  let best: { group: string; score: number } | undefined
  for (const table of tables) {
    for (const { text, value, isWeak } of partsWithin(words, pieces, table)) {
      if (table === people && text.length < SHORTEST_PERSON) continue
      const score = isWeak ? 1 + text.length / 100 : text.length + (value[3] === '0' ? 0 : SPECIAL)
      if (score > (best?.score ?? 0)) best = { group: value.slice(0, 4), score }
    }
  }
  return best?.group
}
