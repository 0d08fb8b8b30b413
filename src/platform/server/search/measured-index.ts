import { SpanKind } from '@opentelemetry/api'
import { AppError } from '../../../lib/app-error.ts'
import { searchSeconds } from '../metrics/registry.ts'
import { inSpan } from '../tracing/span.ts'
import type { SearchIndex } from './request.ts'

type Asked = { index: string; engine: 'memory' | 'opensearch' }

/** An index that tells metrics and traces how long its engine takes, and nothing of what was looked for. */
export function measuredIndex(asked: Asked, index: SearchIndex): SearchIndex {
  return {
    search: (request) => measured(asked, 'search', () => index.search(request)),
    has: (viewer, query) => measured(asked, 'has', () => index.has(viewer, query)),
    terms: (viewer, prefix, limit) => measured(asked, 'terms', () => index.terms(viewer, prefix, limit)),
  }
}

async function measured<Answer>(
  { index, engine }: Asked,
  call: keyof SearchIndex,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const end = searchSeconds.startTimer({ index, engine, call })
  let result = 'error'
  try {
    const attributes = { 'db.system.name': engine, 'db.collection.name': index, 'db.operation.name': call }
    const kind = engine === 'memory' ? SpanKind.INTERNAL : SpanKind.CLIENT
    const answer = await inSpan(`${call} ${index}`, { kind, attributes, isPartOnly: true }, ask)
    result = 'ok'
    return answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') result = 'away'
    throw error
  } finally {
    end({ result })
  }
}
