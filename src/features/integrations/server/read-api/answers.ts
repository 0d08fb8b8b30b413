import { z } from 'zod'
import { FACETS } from '~/features/job-search/facets'
import { LANDS } from '~/features/places/vocabulary'
import { CONTRACTS, EMPLOYMENT_TYPES, OCCUPATION_FIELDS, SALARY_PERIODS, WORKPLACES } from '~/lib/work/vocabulary'

/** The answers of the read API, by their names in the OpenAPI document. */
const answers = z.registry<{ id: AnswerName }>()
export type AnswerName =
  | 'Place'
  | 'Salary'
  | 'JobPosting'
  | 'JobPostingDetail'
  | 'FacetCount'
  | 'JobPostingPage'
  | 'Error'

const day = z.string().meta({ format: 'date' })
const moment = z.string().meta({ format: 'date-time' })
const id = z.string().meta({ format: 'uuid' })
const url = z.string().meta({ format: 'uri' })

const place = z
  .object({ postalCode: z.string(), name: z.string(), land: z.enum(LANDS), lat: z.number(), lon: z.number() })
  .register(answers, { id: 'Place' })
const salary = z
  .object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string(),
    period: z.enum(SALARY_PERIODS),
  })
  .describe('Euro brutto.')
  .register(answers, { id: 'Salary' })
const item = z.object({
  id,
  identifier: z.string().nullable().describe('Referenznummer des Unternehmens oder Kennung aus dem Import.'),
  title: z.string(),
  company: z.string(),
  companyId: id,
  place: z.string().describe('Ort in Worten, zum Beispiel „Bielefeld und 2 weitere Orte“.'),
  places: z.array(place),
  alike: z
    .array(z.object({ id, url, places: z.array(place) }))
    .describe('Dieselbe Stelle an anderen Orten. Eine Suche zählt sie als eine.'),
  distanceKm: z.number().nullable().describe('Luftlinie zum gesuchten Ort.'),
  publishedAt: moment.nullable(),
  validThrough: moment.nullable(),
  updatedAt: moment,
  confirmedAt: moment.describe('Wann das Unternehmen zuletzt bestätigt hat, dass die Stelle offen ist.'),
  salary: salary.nullable(),
  occupationField: z.enum(OCCUPATION_FIELDS).nullable(),
  employmentTypes: z.array(z.enum(EMPLOYMENT_TYPES)),
  contract: z.enum(CONTRACTS),
  workplace: z.enum(WORKPLACES),
  url,
})
const jobPosting = item.extend({ reasons: z.array(z.string()) }).register(answers, { id: 'JobPosting' })
item
  .extend({
    status: z.enum(['published', 'paused']),
    openings: z.int(),
    hoursPerWeek: z.number().nullable(),
    startDate: day.nullable(),
    fixedTermUntil: day.nullable(),
    employerType: z.string(),
    collectiveAgreement: z.string().nullable(),
    description: z.object({ tasks: z.string(), profile: z.string(), offer: z.string() }).describe('HTML.'),
    applyUrl: url,
  })
  .register(answers, { id: 'JobPostingDetail' })
const facetCount = z.object({ value: z.string(), count: z.int() }).register(answers, { id: 'FacetCount' })
z.object({
  items: z.array(jobPosting),
  total: z.int(),
  isTotalExact: z.boolean().describe('Immer wahr: Die Zahl ist genau.'),
  page: z.int().nullable(),
  size: z.int(),
  nextCursor: z.string().nullable(),
  exactTotal: z.int().describe('So viele passen zu allen Angaben; danach kommen Stellen, denen ein Wort fehlt.'),
  related: z
    .object({ total: z.int(), items: z.array(jobPosting) })
    .nullable()
    .describe(
      'Stellen in verwandten Berufen, auf der letzten Seite (page): die ersten davon und ihre Zahl. In items und total stehen sie nicht.',
    ),
  remoteCount: z.int().describe('Stellen ganz im Homeoffice, die eine Ortssuche weglässt.'),
  facets: z.object(Object.fromEntries(FACETS.map((facet) => [facet, z.array(facetCount)]))),
  corrections: z.array(z.object({ from: z.string(), to: z.string() })),
  relaxations: z.array(z.object({ kind: z.string(), text: z.string() })),
  understood: z.array(z.object({ text: z.string(), label: z.string() })),
  place: z.object({ label: z.string(), name: z.string(), radiusKm: z.number().nullable() }).nullable(),
  otherPlaces: z.array(z.string()).describe('Alle Orte dieses Namens, wenn es mehrere sind. Wir suchen in allen.'),
}).register(answers, { id: 'JobPostingPage' })
z.object({
  error: z.object({
    code: z.string(),
    message: z.string().describe('Deutscher Satz.'),
    parameters: z.record(z.string(), z.string()).optional(),
  }),
}).register(answers, { id: 'Error' })

/** The reference to an answer in the document. */
export function addressOf(name: string): string {
  return `#/components/schemas/${name}`
}

/** All of them as JSON Schema, for `components.schemas`. */
export function answerSchemas(): Record<string, object> {
  // As inputs, because clients must expect more fields than described: an answer may grow.
  const { schemas } = z.toJSONSchema(answers, { uri: addressOf, io: 'input' })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _draft, $id: _address, ...schema }]) => [name, schema]),
  )
}
