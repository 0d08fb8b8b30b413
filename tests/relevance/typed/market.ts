import { findPlace } from '~/features/places/server/places'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { EMPLOYMENT_TYPES, SHIFTS } from '~/lib/work/vocabulary'
import type { MarketPosting } from '../lines'
import { CARE_AND_SOCIAL } from './market-care-and-social'
import { CRAFTS_AND_INDUSTRY } from './market-crafts-and-industry'
import { OFFICE_AND_TECHNOLOGY } from './market-office-and-technology'
import { SECOND_TOWN } from './market-second-town'
import { TRADE_AND_HOSPITALITY } from './market-trade-and-hospitality'

/** A posting of this market, with what judges know of it; the search knows only what a company would write. */
export type TypedPosting = MarketPosting & {
  tags: ReadonlySet<string>
  reference: string
  /** Highest pay in euros a month; 0 when unstated. */
  pay: number
  hourly: number
}

/** Short names that judgements use for towns, and the region they lie in. */
const TOWNS: Record<string, [tag: string, region: string]> = {
  Kassel: ['kassel', 'kassel'],
  Baunatal: ['baunatal', 'kassel'],
  'Freiburg im Breisgau': ['freiburg', 'freiburg'],
  Emmendingen: ['emmendingen', 'freiburg'],
  Leipzig: ['leipzig', 'leipzig'],
  'Halle (Saale)': ['hallesaale', 'leipzig'],
  'Halle (Westf.)': ['hallewf', 'bielefeld'],
  Oldenburg: ['oldenburg', 'oldenburg'],
  Delmenhorst: ['delmenhorst', 'oldenburg'],
  Nürnberg: ['nuernberg', 'nuernberg'],
  Fürth: ['fuerth', 'nuernberg'],
  Erlangen: ['erlangen', 'nuernberg'],
  'Frankfurt am Main': ['ffm', 'ffm'],
  'Offenbach am Main': ['offenbach', 'ffm'],
  'Frankfurt (Oder)': ['ffo', 'ffo'],
  'Neustadt an der Weinstraße': ['neustadtw', 'pfalz'],
  'Neustadt an der Aisch': ['neustadta', 'nuernberg'],
  Köln: ['koeln', 'koeln'],
  Leverkusen: ['leverkusen', 'koeln'],
  Neuss: ['neuss', 'koeln'],
  Stralsund: ['stralsund', 'stralsund'],
  Greifswald: ['greifswald', 'stralsund'],
  Ulm: ['ulm', 'ulm'],
  Regensburg: ['regensburg', 'regensburg'],
  Essen: ['essen', 'essen'],
  München: ['muenchen', 'muenchen'],
  Dachau: ['dachau', 'muenchen'],
  Hamburg: ['hamburg', 'hamburg'],
  Norderstedt: ['norderstedt', 'hamburg'],
  Berlin: ['berlin', 'berlin'],
  Potsdam: ['potsdam', 'berlin'],
  Rostock: ['rostock', 'rostock'],
  Wismar: ['wismar', 'rostock'],
  Bremen: ['bremen', 'bremen'],
  Bremerhaven: ['bremerhaven', 'bremen'],
  Dortmund: ['dortmund', 'dortmund'],
  Bochum: ['bochum', 'dortmund'],
  Stuttgart: ['stuttgart', 'stuttgart'],
  'Esslingen am Neckar': ['esslingen', 'stuttgart'],
  Augsburg: ['augsburg', 'augsburg'],
  Erfurt: ['erfurt', 'erfurt'],
  Weimar: ['weimar', 'erfurt'],
  Chemnitz: ['chemnitz', 'chemnitz'],
  Zwickau: ['zwickau', 'chemnitz'],
  Mannheim: ['mannheim', 'mannheim'],
  'Ludwigshafen am Rhein': ['ludwigshafen', 'mannheim'],
  Heidelberg: ['heidelberg', 'mannheim'],
  Würzburg: ['wuerzburg', 'wuerzburg'],
}

const MARKETS = {
  first: [CARE_AND_SOCIAL, CRAFTS_AND_INDUSTRY, TRADE_AND_HOSPITALITY, OFFICE_AND_TECHNOLOGY],
  second: [SECOND_TOWN],
}

const WEEKS_A_MONTH = 4.33

/**
 * All postings: each line is one advertisement, published once for each of its towns.
 * tags ¦ titles, one after the other for the towns ¦ company ¦ kinds, shifts and marks ¦ hours a week ¦ pay a month, or
 * an hour with "h" ¦ text ¦ towns, "-" for fully remote work
 */
export function typedMarket(name: keyof typeof MARKETS): TypedPosting[] {
  const lines = MARKETS[name]
    .join('\n')
    .split('\n')
    .filter((line) => line.includes('|'))
  return lines.flatMap((line, row) =>
    postingsOf(
      line.split('|').map((part) => part.trim()),
      row,
    ),
  )
}

function postingsOf(parts: string[], row: number): TypedPosting[] {
  const [tags = '', titles = '', company = '', marks = '', hours = '', pay = '', text = '', towns = ''] = parts
  const variants = titles.split(' ; ')
  return towns.split(',').map((each, at) => {
    const town = each.trim()
    const kinds = marks.split(',')
    const initials = company
      .replace(/[^A-ZÄÖÜ]/g, '')
      .slice(0, 2)
      .padEnd(2, 'X')
    const reference = `${initials}-${1000 + (((row * 10 + at) * 37) % 9000)}`
    const hourly = pay.endsWith('h') ? Number(pay.slice(0, -1)) : 0
    const [low = 0, high = low] = hourly > 0 ? [] : pay.split('-').map(Number)
    const week = Number(hours)
    const monthly = hourly > 0 ? hourly * WEEKS_A_MONTH * week : high
    return {
      key: `${tags.split(' ')[0]}-${row}-${at}`,
      title: variants[at % variants.length] ?? '',
      company,
      place: town,
      marks: kinds,
      text,
      tags: new Set([...tags.split(' '), ...tagsOfTown(town), ...tagsOfKinds(kinds)]),
      reference,
      pay: monthly,
      hourly: hourly > 0 ? hourly : high / WEEKS_A_MONTH / week,
      more: {
        referenceNumber: reference,
        hoursPerWeek: week,
        employerType: kinds.includes('Zeitarbeit') ? 'temporary-work' : 'direct',
        shifts: SHIFTS.filter((shift) => kinds.includes(shift)),
        salaryPeriod: hourly > 0 ? 'hour' : 'month',
        salaryMinCents: Math.round((hourly || low) * 100),
        salaryMaxCents: Math.round((hourly || high) * 100),
        profile: richTextFromList(['Du arbeitest zuverlässig und gern mit anderen.']),
        offer: richTextFromList(['Ein freundliches Team und pünktlicher Lohn.']),
      },
    }
  })
}

function tagsOfTown(town: string): string[] {
  if (town === '-') return ['home']
  const [tag, region] = TOWNS[town] ?? []
  if (tag === undefined || findPlace(town).kind === 'unknown') throw new Error(`no town ${town}`)
  return [tag, `um-${region}`]
}

const KINDS: Record<string, string> = {
  Vollzeit: 'vz',
  Teilzeit: 'tz',
  Minijob: 'mini',
  Werkstudent: 'werk',
  Praktikum: 'praktikum',
  Zeitarbeit: 'leih',
  shift: 'schicht',
  night: 'nacht',
  weekend: 'we',
  day: 'tags',
  hybrid: 'hyb',
  befristet: 'bef',
}

function tagsOfKinds(kinds: readonly string[]): string[] {
  return kinds.flatMap((kind) => {
    const tag = KINDS[kind]
    if (tag === undefined && !EMPLOYMENT_TYPES.some((type) => type === kind)) throw new Error(`no kind ${kind}`)
    return tag ?? []
  })
}
