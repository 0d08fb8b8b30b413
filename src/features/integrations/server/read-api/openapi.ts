import { FACETS } from '~/features/job-search/facets'
import { SEARCH_PARAMETERS } from '~/features/job-search/server/feeds/parameters'
import { LANDS } from '~/features/places/vocabulary'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS, SALARY_PERIODS, WORKPLACES } from '~/lib/work/vocabulary'
import type { PublicBody } from '~/platform/server/answers/public-answer'
import { getConfig } from '~/platform/server/config'

/** `GET /api/v1/openapi.json`: the read API described in OpenAPI 3.1. */
export function openApiDocument(): PublicBody {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(describe(), null, 2) }
}

function describe() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stellwerk: Stellenanzeigen lesen',
      version: '1.0.0',
      description:
        'Alle Stellenanzeigen, die gerade online sind, mit derselben Suche wie auf der Website. Ohne Anmeldung, ohne Schlüssel; die Anfragen je Adresse sind begrenzt (Kopfzeilen RateLimit-*).',
    },
    servers: [{ url: getConfig().APP_URL }],
    paths: {
      '/api/v1/job-postings': { get: searchOperation() },
      '/api/v1/job-postings/{id}': { get: readOperation() },
    },
    components: { schemas: schemas() },
  }
}

function searchOperation() {
  return {
    operationId: 'searchJobPostings',
    summary: 'Stellen suchen',
    parameters: SEARCH_PARAMETERS.map((parameter) => ({ in: 'query', required: false, ...parameter })),
    responses: {
      '200': answer('Eine Seite der Treffer.', 'JobPostingPage'),
      '304': { description: 'Seit dem genannten ETag unverändert.' },
      '400': answer('Parameter stimmen nicht.', 'Error'),
      '429': answer('Zu viele Anfragen.', 'Error'),
    },
  }
}

function readOperation() {
  return {
    operationId: 'readJobPosting',
    summary: 'Eine Stelle lesen',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    responses: {
      '200': answer('Die Stelle mit ihren Texten.', 'JobPostingDetail'),
      '304': { description: 'Seit dem genannten ETag unverändert.' },
      '404': answer('Gibt es nicht.', 'Error'),
      '410': answer('Nicht mehr ausgeschrieben.', 'Error'),
      '429': answer('Zu viele Anfragen.', 'Error'),
    },
  }
}

const string = { type: 'string' }
const number = { type: 'number' }
const integer = { type: 'integer' }
const orNull = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more })
const list = (items: object) => ({ type: 'array', items })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** An object whose properties are all there, always. */
function record(properties: Record<string, object>) {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function answer(description: string, schema: string) {
  return { description, content: { 'application/json': { schema: ref(schema) } } }
}

function itemProperties() {
  return {
    id: { type: 'string', format: 'uuid' },
    identifier: orNull('string', { description: 'Referenznummer des Unternehmens oder Kennung aus dem Import.' }),
    title: string,
    company: string,
    companyId: { type: 'string', format: 'uuid' },
    place: { type: 'string', description: 'Ort in Worten, zum Beispiel „Bielefeld und 2 weitere Orte“.' },
    places: list(ref('Place')),
    distanceKm: orNull('number', { description: 'Luftlinie zum gesuchten Ort.' }),
    publishedAt: orNull('string', { format: 'date-time' }),
    validThrough: orNull('string', { format: 'date-time' }),
    updatedAt: { type: 'string', format: 'date-time' },
    salary: { oneOf: [ref('Salary'), { type: 'null' }] },
    occupationField: orNull('string', { enum: [...OCCUPATION_FIELDS, null] }),
    employmentTypes: list({ type: 'string', enum: EMPLOYMENT_TYPES }),
    contract: { type: 'string', enum: ['permanent', 'fixed-term'] },
    workplace: { type: 'string', enum: WORKPLACES },
    url: { type: 'string', format: 'uri' },
  }
}

function schemas() {
  return {
    Place: record({
      postalCode: string,
      name: string,
      land: { type: 'string', enum: LANDS },
      lat: number,
      lon: number,
    }),
    Salary: {
      ...record({
        min: orNull('number'),
        max: orNull('number'),
        currency: string,
        period: { type: 'string', enum: SALARY_PERIODS },
      }),
      description: 'Euro brutto.',
    },
    JobPosting: record({ ...itemProperties(), reasons: list(string) }),
    JobPostingDetail: record({
      ...itemProperties(),
      status: { type: 'string', enum: ['published', 'paused'] },
      openings: integer,
      hoursPerWeek: orNull('number'),
      startDate: orNull('string', { format: 'date' }),
      fixedTermUntil: orNull('string', { format: 'date' }),
      employerType: string,
      collectiveAgreement: orNull('string'),
      description: { ...record({ tasks: string, profile: string, offer: string }), description: 'HTML.' },
      applyUrl: { type: 'string', format: 'uri' },
    }),
    FacetCount: record({ value: string, count: integer }),
    JobPostingPage: record({
      items: list(ref('JobPosting')),
      total: integer,
      isTotalExact: { type: 'boolean', description: 'Immer wahr: Die Zahl ist genau.' },
      page: orNull('integer'),
      size: integer,
      nextCursor: orNull('string'),
      remoteCount: { type: 'integer', description: 'Stellen ganz im Homeoffice, die eine Ortssuche weglässt.' },
      facets: record(Object.fromEntries(FACETS.map((facet) => [facet, list(ref('FacetCount'))]))),
      corrections: list(record({ from: string, to: string })),
      relaxations: list(record({ kind: string, text: string })),
      understood: list(record({ text: string, label: string })),
      place: {
        oneOf: [record({ label: string, name: string, radiusKm: orNull('number') }), { type: 'null' }],
      },
      otherPlaces: list(string),
    }),
    Error: record({
      error: {
        type: 'object',
        properties: {
          code: string,
          message: { type: 'string', description: 'Deutscher Satz.' },
          parameters: { type: 'object', additionalProperties: string },
        },
        required: ['code', 'message'],
      },
    }),
  }
}
