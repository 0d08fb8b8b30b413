import {
  type CONTRACTS,
  type EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  OCCUPATION_FIELDS,
  type OccupationField,
  type WORKPLACES,
} from '~/lib/work/vocabulary'
import { listOf, textOf } from './json-values'

type Contract = (typeof CONTRACTS)[number]
type Workplace = (typeof WORKPLACES)[number]
type EmployerType = (typeof EMPLOYER_TYPES)[number]

/** Words are compared without case, punctuation and inflected endings. */
function key(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-zäöü]/g, '')
}

const TYPE_WORDS: ReadonlyMap<string, EmploymentType> = new Map([
  ...EMPLOYMENT_TYPES.map((type): [string, EmploymentType] => [key(type), type]),
  ['fulltime', 'Vollzeit'],
  ['parttime', 'Teilzeit'],
  ['contractor', 'Freie Mitarbeit'],
  ['freelance', 'Freie Mitarbeit'],
  ['freiberuflich', 'Freie Mitarbeit'],
  ['freelancer', 'Freie Mitarbeit'],
  ['intern', 'Praktikum'],
  ['internship', 'Praktikum'],
  ['praktikumsplatz', 'Praktikum'],
  ['geringfügigebeschäftigung', 'Minijob'],
  ['geringfügig', 'Minijob'],
  ['ausbildungsplatz', 'Ausbildung'],
  ['apprenticeship', 'Ausbildung'],
  ['dualesstudium', 'Duales Studium'],
  ['werkstudium', 'Werkstudent'],
  ['werkstudentin', 'Werkstudent'],
  ['werkstudententätigkeit', 'Werkstudent'],
  ['arbeitnehmerüberlassung', 'Zeitarbeit'],
  ['leiharbeit', 'Zeitarbeit'],
])

/** Types that are more precise than schema.org; its coarse word next to them would be wrong. */
const EXCLUSIVE: ReadonlySet<EmploymentType> = new Set([
  'Minijob',
  'Ausbildung',
  'Duales Studium',
  'Praktikum',
  'Werkstudent',
  'Freie Mitarbeit',
])

/** Employment types from schema.org's words and the German `additionalType`, which takes precedence. */
export function employmentTypesOf(employmentType: unknown, additionalType: unknown): EmploymentType[] {
  const given = typesIn(employmentType)
  const german = typesIn(additionalType)
  const types = german.some((type) => EXCLUSIVE.has(type)) ? german : [...german, ...given]
  return [...new Set(types)]
}

function typesIn(value: unknown): EmploymentType[] {
  return listOf(value).flatMap((each) => {
    const words = textOf(each)?.split(/[,;/]/) ?? []
    return words.flatMap((word) => TYPE_WORDS.get(key(word.split(/[#/]/).at(-1) ?? word)) ?? [])
  })
}

const CONTRACT_WORDS: ReadonlyMap<string, Contract> = new Map([
  ['unbefristet', 'permanent'],
  ['permanent', 'permanent'],
  ['befristet', 'fixed-term'],
  ['fixedterm', 'fixed-term'],
  ['temporary', 'fixed-term'],
])

/** The stated contract, else fixed-term when schema.org's word is TEMPORARY (and it is not agency work). */
export function contractOf(contract: unknown, employmentType: unknown, types: readonly EmploymentType[]): Contract {
  const said = CONTRACT_WORDS.get(key(textOf(contract) ?? ''))
  if (said) return said
  const isTemporary = listOf(employmentType).some((each) => key(textOf(each) ?? '') === 'temporary')
  return isTemporary && !types.includes('Zeitarbeit') ? 'fixed-term' : 'permanent'
}

const WORKPLACE_WORDS: ReadonlyMap<string, Workplace> = new Map([
  ['vorort', 'onsite'],
  ['onsite', 'onsite'],
  ['präsenz', 'onsite'],
  ['hybrid', 'hybrid'],
  ['teilweisehomeoffice', 'hybrid'],
  ['homeoffice', 'remote'],
  ['remote', 'remote'],
  ['telecommute', 'remote'],
])

/** Where the work is done, from our own words or schema.org's TELECOMMUTE; on site otherwise. */
export function workplaceOf(workplace: unknown, jobLocationType: unknown): Workplace {
  const said = WORKPLACE_WORDS.get(key(textOf(workplace) ?? ''))
  return said ?? (key(textOf(jobLocationType) ?? '') === 'telecommute' ? 'remote' : 'onsite')
}

const EMPLOYER_WORDS: ReadonlyMap<string, EmployerType> = new Map([
  ['temporarywork', 'temporary-work'],
  ['zeitarbeit', 'temporary-work'],
  ['placement', 'placement'],
  ['personalvermittlung', 'placement'],
  ['arbeitsvermittlung', 'placement'],
])

/** Who employs; direct unless the line says otherwise. */
export function employerTypeOf(employerType: unknown, types: readonly EmploymentType[]): EmployerType {
  const said = EMPLOYER_WORDS.get(key(textOf(employerType) ?? ''))
  return said ?? (types.includes('Zeitarbeit') ? 'temporary-work' : 'direct')
}

const FIELDS: ReadonlyMap<string, OccupationField> = new Map(
  OCCUPATION_FIELDS.map((field): [string, OccupationField] => [fieldKey(field), field]),
)

/** One of our occupation fields; null when the word is none of them. */
export function occupationFieldOf(value: unknown): OccupationField | null {
  return FIELDS.get(fieldKey(textOf(value) ?? '')) ?? null
}

function fieldKey(field: string): string {
  return key(field.replace(/\bund\b/gi, '&'))
}
