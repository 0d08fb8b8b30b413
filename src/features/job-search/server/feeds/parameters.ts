import { FACETS, type Facet, facets } from '../../facets'
import { type JobSearch, readJobSearch, SEARCH_ORDERS } from '../../search-params'
import { readCursor } from '../search/cursor'

/** What the read API says about each filter. It is not in `facets.ts`, which every visitor loads. */
const facetHelp = {
  arbeitszeit: 'Arbeitszeit oder Angebotsart.',
  zeiten: 'Tagsüber (day), Schicht (shift), Nacht (night) oder Wochenende (weekend).',
  homeoffice: 'Arbeitsplatz: vor Ort (onsite), hybrid oder ganz im Homeoffice (remote).',
  berufsfeld: 'Berufsfeld.',
  niveau:
    'Anforderungsniveau des Berufs nach KldB 2010: Helfer (helper), Fachkraft (skilled), Spezialist (specialist), Experte (expert).',
  gehalt: 'Mindestgehalt in Euro brutto im Monat.',
  befristung: 'Vertrag: unbefristet (permanent) oder befristet (fixed-term).',
  veroeffentlichtseit: 'Veröffentlicht in den letzten so vielen Tagen.',
  anstellung: 'Direkt (direct), Zeitarbeit (temporary-work), Vermittlung (placement).',
  arbeitsort: 'Orte mit ihrem Bundesland („Bielefeld, Nordrhein-Westfalen“), getrennt durch „;“.',
  vorteile: 'Vorteile, getrennt durch „;“.',
  arbeitgeber: 'Namen von Unternehmen, getrennt durch „;“.',
} satisfies Record<Facet, string>

type Schema = { type: string; [key: string]: unknown }
export type Parameter = { name: string; description: string; schema: Schema }

const MAX_SIZE = 100
const LAST_PAGE = 50

/** Parameters of the search, as the read API documents and validates them; named as in the Arbeitsagentur's API. */
export const SEARCH_PARAMETERS: readonly Parameter[] = [
  text('was', 'Beruf, Stichwort, Referenznummer oder Unternehmen. Angebotsart und Ort im Text werden erkannt.', 120),
  text('wo', 'Ort, Postleitzahl oder Bundesland.', 80),
  whole('umkreis', 'Umkreis um den Ort in Kilometern. Ohne Angabe 25.', 0, 200),
  ...FACETS.map(facetParameter),
  { name: 'zeitarbeit', description: 'false lässt Zeitarbeit weg.', schema: { type: 'boolean' } },
  {
    name: 'sortierung',
    description: 'Reihenfolge. Ohne Angabe nach Relevanz; entfernung nur mit einem Ort.',
    schema: { type: 'string', enum: [...SEARCH_ORDERS] },
  },
  {
    name: 'deuten',
    description: 'nein nimmt den Text wörtlich, ohne Filter und Orte darin zu erkennen.',
    schema: { type: 'string', enum: ['nein'] },
  },
  whole('page', 'Seite, von 1 bis 50. Danach geht es mit cursor weiter.', 1, LAST_PAGE),
  whole('size', 'Treffer je Seite. Ohne Angabe 20.', 1, MAX_SIZE),
  { name: 'cursor', description: 'nextCursor der vorigen Antwort; ersetzt page.', schema: { type: 'string' } },
]

/** The message for an unknown place: the page says so in a sentence and shows all of Germany. */
export const UNKNOWN_PLACE = { wo: 'Diesen Ort kennen wir nicht.' }

export type ApiSearch = { search: JobSearch; size: number | undefined; cursor: string | undefined }

/** The requested search, or what is wrong with it: a German sentence for each parameter. Unknown ones are ignored. */
export function readApiSearch(params: URLSearchParams): ApiSearch | { wrong: Record<string, string> } {
  const raw: Record<string, string[]> = {}
  for (const { name } of SEARCH_PARAMETERS) {
    const values = params.getAll(name).filter((value) => value.trim() !== '')
    if (values.length > 0) raw[name] = values
  }
  const search = readJobSearch(
    Object.fromEntries(Object.entries(raw).map(([name, values]) => [name, values.length === 1 ? values[0] : values])),
  )
  const wrong: Record<string, string> = {}
  for (const parameter of SEARCH_PARAMETERS) {
    const values = raw[parameter.name]
    const problem = values && problemOf(parameter, values, search)
    if (problem) wrong[parameter.name] = problem
  }
  if (Object.keys(wrong).length > 0) return { wrong }
  const size = raw.size?.[0]
  return { search, size: size === undefined ? undefined : Number(size), cursor: raw.cursor?.[0] }
}

function problemOf({ name, schema }: Parameter, values: readonly string[], search: JobSearch): string | null {
  const [first = ''] = values
  if (name === 'cursor') return readCursor(first) ? null : 'Dieser cursor stammt nicht aus einer unserer Antworten.'
  if (name === 'page' && Number(first) > LAST_PAGE) {
    return 'Seiten gibt es bis 50. Danach geht es mit dem nextCursor der Antwort weiter (Parameter cursor).'
  }
  if (schema.type === 'integer') {
    const { minimum, maximum } = schema
    const isWhole = values.length === 1 && /^\d{1,6}$/.test(first)
    const isInside = isWhole && Number(first) >= Number(minimum) && Number(first) <= Number(maximum)
    return isInside ? null : `Erwartet wird eine ganze Zahl von ${minimum} bis ${maximum}.`
  }
  if (schema.type === 'boolean')
    return /^(?:true|false|0|1|ja|nein)$/.test(first) ? null : 'Erwartet wird true oder false.'
  const read = Object.entries(search).find(([key]) => key === name)?.[1]
  const allowed = choicesOf(schema)
  if (allowed) {
    const pieces = new Set(
      values
        .flatMap((value) => value.split(';'))
        .map((piece) => piece.trim())
        .filter(Boolean),
    )
    const count = Array.isArray(read) ? read.length : read === undefined ? 0 : 1
    const severalHint = 'x-values' in schema ? ' Mehrere werden mit „;“ getrennt.' : ''
    return count >= pieces.size ? null : `Erlaubt sind: ${allowed.join(', ')}.${severalHint}`
  }
  if (read !== undefined) return null
  if (values.length > 1) return 'Dieser Parameter darf nur einmal vorkommen.'
  return schema.maxLength
    ? `Der Text darf höchstens ${schema.maxLength} Zeichen haben.`
    : 'Dieser Wert ist nicht lesbar.'
}

function choicesOf(schema: Schema): string[] | null {
  const choices = schema['x-values'] ?? schema.enum
  return Array.isArray(choices) ? choices.map(String) : null
}

function text(name: string, description: string, maxLength: number): Parameter {
  return { name, description, schema: { type: 'string', maxLength } }
}

function whole(name: string, description: string, minimum: number, maximum: number): Parameter {
  return { name, description, schema: { type: 'integer', minimum, maximum } }
}

function facetParameter(name: Facet): Parameter {
  const facet = facets[name]
  if (facet.kind === 'choice') return several(name, facetHelp[name], facet.values)
  if (facet.kind === 'name' || facet.kind === 'place')
    return { name, description: facetHelp[name], schema: { type: 'string' } }
  return whole(name, facetHelp[name], facet.from, facet.to)
}

/** Several values are joined by ";", because a field name may contain a comma. */
function several(name: string, description: string, values: readonly string[]): Parameter {
  return {
    name,
    description: `${description} Mehrere Werte werden mit „;“ getrennt. Erlaubt: ${values.join(', ')}.`,
    schema: { type: 'string', 'x-values': values },
  }
}
