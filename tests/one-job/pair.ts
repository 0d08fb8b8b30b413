import type { ComparedPosting } from '~/features/job-postings/one-job/same-job'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'
import { EMPLOYMENT_TYPES, SHIFTS } from '~/lib/work/vocabulary'

/** `again`: the same job at the same place; `elsewhere`: the same job at another place; `other`: another job. */
export type Label = 'again' | 'elsewhere' | 'other'
export type Pair = { label: Label; what: string; first: ComparedPosting; second: ComparedPosting }

const LABELS: Record<string, Label> = { '=': 'again', '~': 'elsewhere', '-': 'other' }
/** Fields that a change may name; what is left after them is replaced in title and texts (`old => new`). */
const FIELDS = ['Titel', 'Ort', 'Art', 'Schicht', 'Aufgaben', 'Profil', 'Angebot', 'Gehalt', 'Vertrag', 'Kontakt']
type Ad = Record<string, string>

/**
 * Ads and what became of them. `# title | place | employment type | pay` and its three texts, then one line for each
 * pair: the label, what is different, and the changes.
 */
export function readPairs(text: string): Pair[] {
  return text
    .trim()
    .split(/\n\n+/)
    .flatMap((block) => {
      const [head = '', ...lines] = block.split('\n')
      const [title = '', place = '', type = '', pay = ''] = head.slice(2).split(' | ')
      const ad: Ad = { Titel: title, Ort: place, Art: type, Gehalt: pay }
      for (const line of lines.slice(0, 3)) set(ad, line)
      return lines.slice(3).map((line) => readPair(ad, line))
    })
}

function readPair(ad: Ad, line: string): Pair {
  const label = LABELS[line.slice(0, 1)]
  const [what = '', ...changes] = line.slice(2).split(' | ')
  if (label === undefined) throw new Error(`no label: ${line}`)
  const changed = { ...ad }
  for (const change of changes.map((each) => each.replace(/^\| ?|\|$/g, '').trim()).filter(Boolean)) {
    if (!change.includes('=>')) set(changed, change)
    else replace(changed, change)
  }
  return { label, what: `${ad.Titel}: ${what.replace(/ ?\|$/, '')}`, first: postingOf(ad), second: postingOf(changed) }
}

function set(ad: Ad, line: string): void {
  const at = line.indexOf(': ')
  const name = line.slice(0, at)
  if (!FIELDS.includes(name)) throw new Error(`no field: ${line}`)
  ad[name] = line.slice(at + 2)
}

function replace(ad: Ad, change: string): void {
  const [old = '', with_ = ''] = change.split('=>').map((part) => part.trim())
  const before = JSON.stringify(ad)
  for (const name of ['Aufgaben', 'Profil', 'Angebot']) ad[name] = (ad[name] ?? '').replaceAll(old, with_)
  if (JSON.stringify(ad) === before) throw new Error(`changes nothing: ${change}`)
}

function postingOf(ad: Ad): ComparedPosting {
  const text = (name: string) => richTextFromPlain((ad[name] ?? '').split(/(?<=\.) /))
  const types = (ad.Art ?? '').split(', ')
  return {
    title: ad.Titel ?? '',
    tasks: text('Aufgaben'),
    profile: text('Profil'),
    employerType: 'direct',
    employmentTypes: EMPLOYMENT_TYPES.filter((type) => types.includes(type)),
    shifts: SHIFTS.filter((shift) => shift === ad.Schicht),
    workplace: 'onsite',
    places: [{ postalCode: `${ad.Ort}`, name: ad.Ort ?? '' }],
    occupationField: null,
    contract: ad.Vertrag === 'fixed-term' ? 'fixed-term' : 'permanent',
    fixedTermUntil: null,
    salaryMinCents: Number((ad.Gehalt ?? '').replace(/\D/g, '')),
    salaryMaxCents: null,
    salaryPeriod: 'month',
    hoursPerWeek: null,
  }
}
