import { SEARCH_PARAMETERS } from '~/features/job-search/server/feeds/parameters'
import type { PublicBody } from '~/platform/server/answers/public-answer'
import { getConfig } from '~/platform/server/config'
import { type AnswerName, addressOf, answerSchemas } from './answers'

/** `GET /api/v1/openapi.json`: the read API described in OpenAPI 3.1. */
export function openApiDocument(): PublicBody {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(describe(), null, 2) }
}

function describe() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stellwerk: Stellen lesen',
      version: '1.0.0',
      description:
        'Alle Stellen, die gerade online sind, mit derselben Suche wie auf der Website. Ohne Anmeldung, ohne Schlüssel; die Anfragen je Adresse sind begrenzt (Kopfzeilen RateLimit-*).',
    },
    servers: [{ url: getConfig().APP_URL }],
    paths: {
      '/api/v1/job-postings': { get: searchOperation() },
      '/api/v1/job-postings/{id}': { get: readOperation() },
    },
    components: { schemas: answerSchemas() },
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

function answer(description: string, name: AnswerName) {
  return { description, content: { 'application/json': { schema: { $ref: addressOf(name) } } } }
}
