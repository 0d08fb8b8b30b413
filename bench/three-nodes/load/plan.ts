import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { People } from './people.ts'

const SAVED_TOGETHER = 50
/** What the search page says when it cannot search, at the beginning of two sentences. */
const SEARCH_IS_AWAY = ['Die Suche ist gerade nicht erreichbar', 'Die Suche startet gerade']

/** Wishes a minute; a save is of fifty jobs. With these 240,000 jobs are saved in twenty minutes, which two cores can do. */
const PER_MINUTE = { page: 300, search: 40, list: 60, save: 240, message: 30, upload: 12 }

const wishSchema = z.object({
  kind: z.enum(['page', 'search', 'list', 'save', 'message', 'upload']),
  /** Milliseconds since 1970. */
  from: z.number(),
  /** Until the good answer, and the slowest answer of any kind, milliseconds. */
  waited: z.number(),
  slowest: z.number(),
  isGood: z.boolean(),
  tries: z.number(),
  bad: z.array(z.number()),
  isAway: z.boolean().optional(),
  person: z.number().optional(),
  saved: z.array(z.number()).optional(),
  message: z.string().optional(),
  file: z.string().optional(),
  mark: z.string().optional(),
  cookie: z.string().optional(),
})
/** One wish of the load and how it was granted. */
export type Wish = z.infer<typeof wishSchema>

type Options = { directory: string; url: string; seconds: number; share: number; people: People }

/**
 * Writes down what k6 has to do, and how it is started with it.
 * @param options.share of the usual rates
 */
export function planLoad({ directory, url, seconds, share, people }: Options) {
  const plan = path.join(directory, 'plan.json')
  const output = path.join(directory, 'wishes.jsonl')
  const { company: _, ...load } = people
  const given = {
    ...load,
    url,
    seconds,
    perMinute: Object.fromEntries(Object.entries(PER_MINUTE).map(([kind, rate]) => [kind, rate * share])),
    searches: searches(),
    savedTogether: SAVED_TOGETHER,
    searchIsAway: SEARCH_IS_AWAY,
  }
  fs.writeFileSync(plan, JSON.stringify(given))
  // Visitors come from many addresses: some limits count by them.
  const args = ['--console-output', output, '--log-format', 'raw', '--local-ips', '127.1.0.1-127.1.0.250']
  return {
    script: path.join(import.meta.dirname, 'load.js'),
    env: { PLAN: plan },
    args: [...args, '--env', `PLAN=${plan}`],
    output,
  }
}

function searches(): string[] {
  const words = ['Pflege', 'Verkauf', 'Lager', 'Elektriker', 'Software', 'Koch', 'Buchhaltung', 'Fahrer', 'Leitung']
  const towns = ['Köln', 'Leipzig', 'Bielefeld']
  return words.flatMap((was) => towns.map((wo) => `/search/jobs?${new URLSearchParams({ was, wo })}`))
}

/** What the load has done so far. */
export function readWishes(file: string): Wish[] {
  if (!fs.existsSync(file)) return []
  // The last line may be half written.
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.filter((line) => line.startsWith('{')).map((line) => wishSchema.parse(JSON.parse(line)))
}
