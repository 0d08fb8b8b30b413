import { SpanKind } from '@opentelemetry/api'
import type pg from 'pg'
import { errorTrace } from '../jobs/error-trace.ts'
import { failSpan, openSpan } from './span.ts'
import { runUnder, whatIsUnderway } from './underway.ts'

type Query = pg.PoolClient['query']

/**
 * A connection's `query` with a span for each statement that belongs to a request or a job: its name and its shape, never
 * a value. Streams (COPY) have none.
 */
export function tracedQuery(query: Query): Query {
  return new Proxy(query, {
    apply(target, connection, given: unknown[]) {
      const statement = statementOf(given[0])
      const opened = statement && openSpan(summaryOf(statement.text), { ...describe(statement), isPartOnly: true })
      if (!opened) return Reflect.apply(target, connection, given)
      const { span, context } = opened
      const end = (error?: unknown) => {
        if (error) failSpan(span, errorTrace(error))
        span.end()
      }
      const last = given.at(-1)
      const passed =
        typeof last === 'function'
          ? [
              ...given.slice(0, -1),
              (error: unknown, ...rest: unknown[]) => {
                end(error)
                return Reflect.apply(last, undefined, [error, ...rest])
              },
            ]
          : given
      const requestId = whatIsUnderway()?.requestId ?? null
      const answer: unknown = runUnder({ requestId, context }, () => Reflect.apply(target, connection, passed))
      if (answer instanceof Promise) answer.then(() => end(), end)
      return answer
    },
  })
}

type Statement = { text: string; name?: string | undefined }

function statementOf(asked: unknown): Statement | undefined {
  if (typeof asked === 'string') return { text: asked }
  if (typeof asked !== 'object' || asked === null || !('text' in asked) || typeof asked.text !== 'string')
    return undefined
  return { text: asked.text, name: 'name' in asked && typeof asked.name === 'string' ? asked.name : undefined }
}

function describe({ text, name }: Statement) {
  return {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summaryOf(text),
      'db.query.text': shapeOf(text),
      ...(name && { 'stellwerk.statement': name }),
    },
  }
}

/** `select job_posting`: what a statement does, and to which table first. */
export function summaryOf(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update|join) "?(?:public"?\."?)?([a-z_]{1,63})/i.exec(text) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ').slice(0, 80)
}

/** Values are parameters; what is written in the statement itself goes, too. */
export function shapeOf(text: string): string {
  return text
    .replace(/'(?:[^']|'')*(?:'|$)/g, "'…'")
    .replace(/\s+/g, ' ')
    .slice(0, MOST)
}

const MOST = 2_000
