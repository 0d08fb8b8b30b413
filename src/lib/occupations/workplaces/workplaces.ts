import { foldedLetters } from '../../german/fold.ts'
import type { GermanWord } from '../../german/words.ts'
import { keyOf } from '../lines.ts'
import { HOUSES_OF_SEVERAL_WORDS, TOOLS_OF_TRADES, WELL_KNOWN_HOUSES } from './well-known-houses.ts'
import { PLACE_OF_TRADE, WORK_WITH, WORKPLACES } from './workplace-lists.ts'

/** Keys of families, and words that say "elsewhere". `isHouse`: the word is a company's name. */
export type Workers = { families: readonly string[]; elsewhere: string; isHouse?: boolean }
type Table = ReadonlyMap<string, Workers>

const NOBODY: Workers = { families: [], elsewhere: '' }

let tables: ReturnType<typeof readTables> | undefined

/** Who works where a word says; nobody when it names no place of work. */
export function workersAt({ raw }: Pick<GermanWord, 'raw'>): Workers {
  const { whole, tails } = read()
  const name = foldedLetters(raw)
  const own = whole.get(name)
  if (own !== undefined) return own
  for (let start = 1; start <= name.length - 3; start++) {
    const ending = tails.get(name.slice(start))
    if (ending !== undefined) return ending
  }
  return NOBODY
}

/** Who works with what "mit …" names, in the same way. */
export function workersWith({ raw }: Pick<GermanWord, 'raw'>): Workers {
  return read().withWhat.get(foldedLetters(raw)) ?? NOBODY
}

const AT_TRADE = /(?<!\p{L})(?:beim|bei\s+einem)\s+(\p{L}{4,20})(?!\p{L})/giu

const OLD_PEOPLE = /(?<!\p{L})(mit\s+)(?:alten|(?:ä|ae)lteren)\s+(?:menschen|leuten)(?!\p{L})/giu
const OUTDOORS = /(?<!\p{L})(?:im\s+freien|an\s+der\s+(?:frischen\s+)?luft|in\s+der\s+natur)(?!\p{L})/giu
const SHELTERED =
  /(?<!\p{L})(?:werkst(?:att|ätten)\s+(?:f(?:ü|ue)r\s+)?(?:menschen\s+mit\s+)?behinder\p{L}{2,4}(?:\s+menschen)?|wfbm)(?!\p{L})/giu
/** Whoever leads a group "in der Werkstatt" does so in one for people with disabilities; others are a Meister. */
const GROUP_LEADER =
  /(?<!\p{L})gruppen(?:leiter(?:in)?|leitung|helfer(?:in)?)\s+(?:(?:in\s+)?(?:der|einer)\s+)?werkstatt(?!\p{L})/giu
const DISABLED_PEOPLE = /(?<!\p{L})(?:menschen\s+mit\s+|(?=behinderten\s))(behinder\p{L}+)(?:\s+menschen)?(?!\p{L})/giu

/** "Beim Bäcker" as "Bäckerei", "mit alten Menschen" as "mit Senioren"; everything else as it is. */
export function withPlacesOfTrades(text: string): string {
  return HOUSES_OF_SEVERAL_WORDS.reduce((read, [house, name]) => read.replace(house, name), text)
    .replace(AT_TRADE, (all, trade: string) => read().trades.get(foldedLetters(trade)) ?? all)
    .replace(OUTDOORS, 'draußen')
    .replace(OLD_PEOPLE, '$1Senioren')
    .replace(SHELTERED, 'Behindertenwerkstatt')
    .replace(GROUP_LEADER, 'Behindertenwerkstatt')
    .replace(DISABLED_PEOPLE, '$1')
}

function read() {
  tables ??= readTables()
  return tables
}

function readTables() {
  const houses = [...listed(WELL_KNOWN_HOUSES)].map(([name, workers]) => [name, { ...workers, isHouse: true }] as const)
  return {
    whole: new Map<string, Workers>([...listed(WORKPLACES), ...houses, ...listed(TOOLS_OF_TRADES)]),
    tails: listed(WORKPLACES, '-'),
    withWhat: listed(WORK_WITH),
    trades: new Map(
      rows(PLACE_OF_TRADE).map((line) => [foldedLetters(line.split(' ')[0] ?? ''), line.split(' ')[1] ?? '']),
    ),
  }
}

function listed(text: string, mark = ''): Table {
  return new Map(
    rows(text).flatMap((line) => {
      const [names = '', people = ''] = line.split('=')
      const [families = '', elsewhere = ''] = people.split('!')
      const workers = { families: families.split(',').map((name) => keyOf(name.trim())), elsewhere: elsewhere.trim() }
      const marked = names
        .trim()
        .split(/\s+/)
        .filter((name) => name.startsWith(mark))
      return marked.map((name) => [foldedLetters(name), workers] as const)
    }),
  )
}

function rows(text: string): string[] {
  return text.trim().split('\n')
}
