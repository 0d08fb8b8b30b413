import { LANGUAGE_REACHES } from '~/features/resumes/vocabulary'
import type { Person } from './person'
import { skillId, type Trade } from './trades'

/**
 * What a search means: `trade:`, `has:` a skill, `at:` a place, `licence:`, `lang:Englisch-B2`, `years:` of work, `role:learning`,
 * `role:master`. Of a requirement also `learnt:`, `y:koch=5`, `licdoc:` in the papers, `soft` (never provable), and `any` of these.
 */
export type Meaning = readonly string[]

/** Places within the radius of a search. */
const AROUND: Record<string, readonly string[]> = { Bielefeld: ['Bielefeld', 'Gütersloh'] }

/** `words | meaning meaning` */
export function readMeaning(line: string): { text: string; meaning: Meaning } {
  const [text = '', meaning = ''] = line.split('|').map((part) => part.trim())
  return { text, meaning: meaning.split(/\s+/) }
}

/**
 * How well somebody fits: 3 does this now, 2 did or learnt it, or only the text tells the skill, 1 in training or in a related
 * trade, 0 not at all, or a condition is not met.
 */
export function gradeOf(person: Person, meaning: Meaning, trades: readonly Trade[]): number {
  const role = valuesOf(meaning, 'role')[0]
  const grades = meaning.map((each) => {
    const [kind = '', value = ''] = split(each)
    if (kind === 'trade') return gradeOfTrade(person, value, role, trades)
    if (kind === 'has') return gradeOfSkill(person, value, meaning.length === 1)
    return isMet(person, each) ? 3 : 0
  })
  return Math.min(...grades)
}

function gradeOfTrade({ truth }: Person, id: string, role: string | undefined, trades: readonly Trade[]): number {
  if (role === 'learning') return truth.has(`learning:${id}`) ? 3 : 0
  if (role === 'master') return truth.has(`master:${id}`) ? 3 : truth.has(`now:${id}`) ? 1 : 0
  if (truth.has(`now:${id}`) || truth.has(`master:${id}`)) return 3
  if (truth.has(`was:${id}`) || truth.has(`learnt:${id}`)) return 2
  const related = trades.filter(
    (each) => each.related.includes(id) || trades.some((one) => one.id === id && one.related.includes(each.id)),
  )
  const isNear = truth.has(`near:${id}`) || related.some((each) => truth.has(`now:${each.id}`))
  return truth.has(`learning:${id}`) || isNear ? 1 : 0
}

/** Asked alone, a skill that is somebody's title comes first. */
function gradeOfSkill({ truth }: Person, id: string, isAlone: boolean): number {
  if (truth.has(`has:${id}`)) return 3
  return truth.has(`told:${id}`) ? (isAlone ? 1 : 2) : 0
}

/** Whether a requirement, or a condition of a search, is met; the rule for every tick. */
export function isProven(person: Person, meaning: Meaning): boolean {
  if (meaning[0] === 'any') return meaning.slice(1).some((each) => isMet(person, each))
  return meaning.every((each) => isMet(person, each))
}

function isMet({ truth, content, licences, place, years }: Person, condition: string): boolean {
  const [kind = '', value = ''] = split(condition)
  const has = (...kinds: readonly string[]) => kinds.some((each) => truth.has(`${each}:${value}`))
  if (kind === 'trade') return has('now', 'was', 'master')
  if (kind === 'learnt') return has('learnt', 'master')
  if (kind === 'has') return has('has', 'told')
  if (kind === 'at') return (AROUND[value] ?? [value]).includes(place)
  if (kind === 'licence') return licences.includes(value)
  if (kind === 'licdoc') return content.certificates.some(({ name }) => name.includes(`Klasse ${value}`))
  if (kind === 'years') return years >= Number(value)
  if (kind === 'role') return true
  if (kind === 'lang') return speaks(content.languages, value)
  if (kind === 'y') {
    const [trade = '', least = ''] = value.split('=')
    return [...truth].some((each) => each.startsWith(`y:${trade}=`) && Number(each.split('=')[1]) >= Number(least))
  }
  return false
}

function speaks(languages: Person['content']['languages'], wanted: string): boolean {
  const [name, level = 'spoken'] = wanted.split('-')
  const rank = (reach: string | null) => LANGUAGE_REACHES.findIndex((each) => each === (reach ?? 'spoken'))
  return languages.some((language) => language.name === name && rank(language.level) >= rank(level))
}

/** Whether a word that is shown as proven is true of the person: a trade in any way, a skill listed or told. */
export function isTrueWord(person: Person, asked: string, trades: readonly Trade[]): boolean | null {
  const key = plain(asked)
  if (key.endsWith('meister')) return [...person.truth].some((each) => each.startsWith('master:'))
  const trade = trades.filter(({ man, woman, others }) =>
    [man, woman, ...others.map(({ name }) => name)].some((name) => plain(name) === key),
  )
  if (trade.length > 0)
    return trade.some(({ id }) =>
      ['now', 'was', 'learnt', 'learning', 'master'].some((kind) => person.truth.has(`${kind}:${id}`)),
    )
  const skill = skillId(asked)
  const isPartOf = (id: string | null) => id !== null && (id === skill || id.split('-').includes(skill))
  const isKnown = trades.some(({ skills, others }) =>
    [...skills.map(({ id }) => id), ...others.map((other) => other.skill)].some(isPartOf),
  )
  const isTold = [...person.truth].some(
    (each) => /^(?:has|told):/.test(each) && isPartOf(each.slice(each.indexOf(':') + 1)),
  )
  return isKnown || isTold ? isTold : null
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function valuesOf(meaning: Meaning, kind: string): string[] {
  return meaning
    .map(split)
    .filter(([each]) => each === kind)
    .map(([, value = '']) => value)
}

function split(text: string): [string, string] {
  const at = text.indexOf(':')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
