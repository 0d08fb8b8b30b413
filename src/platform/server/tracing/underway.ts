import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, trace } from '@opentelemetry/api'
import { z } from 'zod'

/** What the code that runs belongs to: the request that began it, and its span while traces are recorded. */
export type Underway = { readonly requestId: string | null; readonly context?: Context | undefined }

/**
 * The same as it is kept with work for later, a job or a mail: the id that people and the log know, and the W3C
 * `traceparent`.
 */
const originSchema = z.object({ requestId: z.string().optional(), traceparent: z.string().optional() })
export type Origin = z.infer<typeof originSchema>

const underway = new AsyncLocalStorage<Underway>()

/** Undefined for what no request and no job has begun. */
export function whatIsUnderway(): Underway | undefined {
  return underway.getStore()
}

/** Runs work, and all that it begins, as a part of this. */
export function runUnder<Result>(what: Underway, work: () => Result): Result {
  return underway.run(what, work)
}

/** What later work should know of the present; null when there is nothing. */
export function originOfLaterWork(): Origin | null {
  const now = underway.getStore()
  const traceparent = traceparentOf(now?.context)
  if (now === undefined || (now.requestId === null && traceparent === undefined)) return null
  return { ...(now.requestId === null ? {} : { requestId: now.requestId }), ...(traceparent && { traceparent }) }
}

/** What was kept with work; null for anything else. */
export function readOrigin(kept: unknown): Origin | null {
  return originSchema.safeParse(kept).data ?? null
}

/** For every log line: the request's id, and the names by which programs find the trace. */
export function idsOfLogLine(): Record<string, string> {
  const now = underway.getStore()
  if (now === undefined) return {}
  return { ...(now.requestId === null ? {} : { id: now.requestId }), ...traceIds(now.context) }
}

/** Nothing while the span is not recorded. */
export function traceIds(context: Context | undefined): { trace_id?: string; span_id?: string } {
  const known = context && trace.getSpanContext(context)
  return known && isSampled(known.traceFlags) ? { trace_id: known.traceId, span_id: known.spanId } : {}
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
function traceparentOf(context: Context | undefined): string | undefined {
  const known = context && trace.getSpanContext(context)
  return known && `00-${known.traceId}-${known.spanId}-0${isSampled(known.traceFlags) ? 1 : 0}`
}

function isSampled(flags: number): boolean {
  return (flags & 1) === 1
}
