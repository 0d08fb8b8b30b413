import type { EmploymentType } from '~/lib/work/vocabulary'
import type { JobSearch } from '../../../search-params'

/** The filters of a phrase. */
type Filters = Partial<Pick<JobSearch, 'arbeitszeit' | 'befristung' | 'homeoffice' | 'zeitarbeit' | 'anstellung'>>
export type OfferKind = {
  pattern: RegExp
  label: string
  filters: Filters /** Kinds that come before the others. */
  first?: EmploymentType[]
}

const B = '(?<![\\p{L}\\p{N}])'
const E = '(?![\\p{L}\\p{N}])'
/** "30 Stunden", "30h/Woche", "35-Stunden-Woche", "4 Stunden am Tag"; "24 Stunden Betreuung" describes the work. */
const HOURS_A_WEEK =
  '(?:h|std\\.?|stunden?)(?!\\p{L})(?![\\s-]*(?:betreuung|pflege|dienst|schicht|service|kraft))(?:[\\s/-]*(?:(?:pro|die|in der|je|a)\\s+)?(?:woche|wo\\.?|wöchentlich)(?:nstunden)?|\\s+(?:(?:am|pro|je)\\s+tag|t(?:ä|ae)glich))?'
const MOST = '(?:(?:max(?:imal)?|h(?:ö|oe)chstens|bis\\s+zu|ca)\\.?\\s+)?'
/** "25-30 Stunden" */
const UP_TO = '(?:\\d{1,2}\\s*(?:-|–|bis)\\s*)'
const phrase = (source: string) => new RegExp(`${B}(?:${source})${E}`, 'iu')

const AGENCY =
  '(?:zeit|leih)(?:arbeit|firma)(?:sfirma|sfirmen)?|(?:personal|arbeits|job)?(?:dienstleister|vermittlung|vermittler)(?:n|innen)?|headhunter'

/** "Zeitarbeit nein danke": what is refused stands before. */
export const REFUSED =
  '\\s*[,:]?\\s{0,3}(?:nein(?:,?\\s+danke)?|bitte\\s+nicht|nicht|kommt\\s+nicht\\s+in\\s+frage)(?=\\s*(?:,|$))'

/** Read before all else that begins with "ohne" or "keine". */
export const NO_AGENCY: OfferKind = {
  pattern: phrase(
    `(?:keine?n?|ohne|au(?:ß|ss)er|nicht(?:\\s+(?:über|ueber|bei|in))?)\\s+(?:${AGENCY})|(?:${AGENCY})${REFUSED}|direkt\\s+(?:beim|vom|im)\\s+(?:arbeitgeber|unternehmen|betrieb)|direkte?\\s?einstellung`,
  ),
  label: 'Keine Zeitarbeit',
  filters: { zeitarbeit: false },
}

/** The same. */
export const NOT_FIXED: OfferKind = {
  pattern: phrase(
    '(?:nicht|keine?n?|ohne)\\s+befrist\\p{L}*(?:\\s+(?:arbeits)?(?:vertrag|verh(?:ä|ae)ltnis|stellen?|jobs?))?',
  ),
  label: 'Unbefristet',
  filters: { befristung: ['permanent'] },
}

/**
 * Kinds of employment that people type as words. They are filters: "Ausbildung" means training offered, not required.
 * The order matters; words used by a phrase are gone for later ones.
 */
export const OFFER_KINDS: readonly OfferKind[] = [
  {
    pattern: phrase('unbefristet\\p{L}{0,2}(?:\\s+(?:arbeits)?vertrag)?|festanstellung|fest ?angestellt'),
    label: 'Unbefristet',
    filters: { befristung: ['permanent'] },
  },
  { pattern: phrase('befristet\\p{L}{0,2}'), label: 'Befristet', filters: { befristung: ['fixed-term'] } },
  {
    pattern: phrase(
      '(?:auf\\s+)?(?:400|450|520|538|556|603|633)\\s*(?:(?:€|eur|euro)[\\s-]*|-[\\s-]*)?(?:€|eur|euro|job|jobs|basis|kraft)(?:[\\s-]*(?:job|jobs|basis))?|mini[\\s-]?jobs?|mini[\\s-]?jobber|geringf(?:ü|ue|u)gig\\p{L}{0,2}(?:\\s+besch(?:ä|ae|a)ftig\\p{L}*)?',
    ),
    label: 'Minijob',
    filters: { arbeitszeit: ['Minijob'] },
  },
  {
    pattern: phrase(
      '(?:sch(?:ü|ue)ler|rentner|hausfrauen)[\\s-]?jobs?|neben\\s+der\\s+schule|jobs?\\s+f(?:ü|ue)r\\s+(?:sch(?:ü|ue)ler|rentner|hausfrauen)|(?:als\\s+)?(?:sch(?:ü|ue)ler(?:in)?|hausfrau)\\s+sucht|als\\s+(?:sch(?:ü|ue)ler(?:in)?|hausfrau)|(?:als\\s+|f(?:ü|ue)r\\s+)?(?:rentner(?:in(?:nen)?)?|pension(?:ä|ae)re?(?:in(?:nen)?)?)(?:\\s+sucht)?',
    ),
    label: 'Minijob',
    filters: { arbeitszeit: ['Minijob'] },
  },
  {
    pattern: phrase(
      '(?:jobs?\\s+)?(?:(?:ab|mit)\\s+1[3-7]|unter\\s+18)(?:\\s+jahren?)?(?![.,:]?\\d)(?!\\s*(?:€|euros?|eur|brutto|netto|pro|die|je|uhr|km|t(?:onnen)?|std|h|stunden|tage|monate)(?!\\p{L}))|(?:jobs?\\s+)?(?:f(?:ü|ue)r\\s+)?1[3-7][\\s-]*j(?:ä|ae)hrige[rn]?|(?:jobs?\\s+)?f(?:ü|ue)r\\s+(?:jugendliche|minderj(?:ä|ae)hrige)',
    ),
    label: 'Minijob',
    filters: { arbeitszeit: ['Minijob'] },
  },
  {
    pattern: phrase(
      'neben[\\s-]?jobs?|(?<!(?:studium|(?:aus|weiter)bildung)\\s)(?:nebenberuflich\\p{L}{0,2}|neben\\s+(?:dem|meinem)\\s+(?:haupt)?(?:beruf|job))|nebent(?:ä|ae)tigkeit|aushilfe?n?|aushilfs(?:job|jobs|kraft|kräfte|t(?:ä|ae)tigkeit)|zweit[\\s-]?jobs?',
    ),
    label: 'Minijob oder Teilzeit',
    filters: { arbeitszeit: ['Minijob', 'Teilzeit'] },
    first: ['Minijob'],
  },
  {
    pattern: phrase('dual(?:es|er|e)?[\\s-]?(?:studium|studiengang|studenten?|studieren)|dh[\\s-]?studium'),
    label: 'Duales Studium',
    filters: { arbeitszeit: ['Duales Studium'] },
  },
  {
    pattern: phrase(
      '(?<!abgeschlossene[nrs]?\\s)(?<!ohne\\s)(?<!mit\\s)(?:azubi(?:s|ne)?|auszubildende[rnms]?|ausbildungs?(?:platz|pl(?:ä|ae)tze|stelle|stellen|beruf)?(?:\\s+(?:zum|zur|als))?|lehrstellen?|lehrling|(?<!und\\s)lehre(?:\\s+(?:zum|zur|als))?|apprenticeship)',
    ),
    label: 'Ausbildung',
    filters: { arbeitszeit: ['Ausbildung'] },
  },
  {
    pattern: phrase(
      '(?:schüler|pflicht|jahres)?praktik(?:um|a|umsplatz|umsstelle)|praktikant(?:in|en|innen)?|internship|intern',
    ),
    label: 'Praktikum',
    filters: { arbeitszeit: ['Praktikum'] },
  },
  {
    pattern: phrase(
      'werk[\\s-]?student(?:in|en|innen)?(?:[\\s-]?(?:job|jobs|stelle|t(?:ä|ae)tigkeit))?(?:[\\s-]?(?:job|jobs))?|working student|werki',
    ),
    label: 'Werkstudent',
    filters: { arbeitszeit: ['Werkstudent'] },
  },
  {
    pattern: phrase(
      'studenten[\\s-]?jobs?|neben\\s+dem\\s+studium|(?:jobs?\\s+)?f(?:ü|ue)r\\s+(?:studenten|studierende)|(?:als\\s+)?student(?:in)?(?:\\s+sucht)?',
    ),
    label: 'Werkstudent oder Minijob',
    filters: { arbeitszeit: ['Werkstudent', 'Minijob'] },
    first: ['Werkstudent'],
  },
  {
    // 35 hours are full time in many agreements.
    pattern: phrase(
      `${MOST}${UP_TO}?(?:3[5-9]|4\\d)[\\s-]*${HOURS_A_WEEK}|${UP_TO}?[78]\\s*stunden\\s+(?:(?:am|pro|je)\\s+tag|t(?:ä|ae)glich)`,
    ),
    label: 'Vollzeit',
    filters: { arbeitszeit: ['Vollzeit'] },
  },
  {
    pattern: phrase(`${MOST}${UP_TO}?(?:\\d|[12]\\d|3[0-4])[\\s-]*${HOURS_A_WEEK}`),
    label: 'Teilzeit oder Minijob',
    filters: { arbeitszeit: ['Teilzeit', 'Minijob'] },
  },
  {
    pattern: phrase('vollzeit(?:stelle|job)?|vz|full[\\s-]?time'),
    label: 'Vollzeit',
    filters: { arbeitszeit: ['Vollzeit'] },
  },
  {
    pattern: phrase('teilzeit(?:stelle|job|kraft)?|tz|part[\\s-]?time|halbtags?(?:job|stelle)?'),
    label: 'Teilzeit',
    filters: { arbeitszeit: ['Teilzeit'] },
  },
  {
    pattern: phrase('freelance(?:r|rin)?|freiberufl(?:ich|er|erin)\\p{L}{0,2}|freie[r]?\\s+mitarbeit(?:er|erin)?'),
    label: 'Freie Mitarbeit',
    filters: { arbeitszeit: ['Freie Mitarbeit'] },
  },
  {
    pattern: phrase(
      '(?:im\\s+|mit\\s+|aus dem\\s+)?home[\\s-]?office|remote(?:[\\s-]?(?:job|jobs|arbeit|work))?|(?:arbeiten\\s+)?von\\s+(?:zu\\s*hause|daheim)(?:\\s+aus)?(?:\\s+arbeiten)?|heimarbeit|telearbeit|work from home',
    ),
    label: 'Homeoffice',
    filters: { homeoffice: ['remote'] },
  },
  {
    pattern: phrase('mobil(?:es)?\\s+arbeiten'),
    label: 'Homeoffice, auch zum Teil',
    filters: { homeoffice: ['hybrid', 'remote'] },
  },
  { pattern: phrase('hybrid(?:es arbeiten)?'), label: 'Hybrid', filters: { homeoffice: ['hybrid'] } },
  {
    pattern: phrase('(?:über\\s+|in\\s+)?(?:zeitarbeit|leiharbeit)'),
    label: 'Zeitarbeit',
    filters: { anstellung: ['temporary-work'] },
  },
]

/** Words without meaning in a job search. */
export const NOISE =
  /(?<![\p{L}\p{N}])(?:(?:freie|offene|neue|gute)\s+(?:jobs?|stellen?|stellenangebote?)|jobs?|stellen|stelle|stellenangebote?|stellenanzeigen?|stellenmarkt|jobangebote?|job[\s-]?suche|jobb(?:ö|oe)rse|vakanzen?|gesucht|gesuche|(?:ich\s+)?(?:suche|brauche)|(?:ich\s+)?(?:schaffe|arbeite)(?=\s+als)|(?<!soziale\s)arbeit(?!\s+mit)|arbeitsstelle|arbeitsplatz|besch(?:ä|ae)ftigung|anstellung|karriere|in (?:meiner|der) n(?:ä|ae)he|(?:deutschland|bundes)weit|als(?=\s)|dringend|(?:ich\s+bin\s+)?(?:mama|mami|mutti|mutter|papa)(?!-)(?:\s+(?:von|mit)\s+(?:\d|zwei|drei|vier)\s+kindern)?|sucht|bitte|aber|gerne?|eigentlich|m(?:ö|oe)glich(?:st)?|n(?:ö|oe)tig|okay|ok|plz|100\s?%|am\s+liebsten|nur|irgend(?:et)?was|irgendein\p{L}{0,2}|20[2-4]\d)(?![\p{L}\p{N}])/giu

/** "Bürojob", "Lagerjobs": only the first part matters. Seasonal jobs are a word of their own. */
export const JOB_AS_HEAD = /(?:(?<=\p{L}{2})-|(?<=\p{L}{3})(?<!ferien|saison|sommer))jobs?(?!\p{L})/giu

/** "20 km", "im Umkreis von 20 km" */
export const RADIUS_WISH = /(?:(?:im\s+)?umkreis\s+(?:von\s+)?)?(?<!\d)(\d{1,3})\s*km(?:\s+umkreis)?(?![\p{L}\p{N}])/iu
