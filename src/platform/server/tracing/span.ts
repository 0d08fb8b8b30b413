import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { AppError } from '../../../lib/app-error.ts'
import { errorTrace } from '../jobs/error-trace.ts'
import { type Origin, runUnder, whatIsUnderway } from './underway.ts'

/** Records spans, once `start-tracing.ts` has been asked to; until then everything here only runs the work. */
let tracer: Tracer | undefined

/** Records with this from now on, or no longer. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given
}

/** Whether spans are recorded, so that what only serves them can be left out. */
export function isTracing(): boolean {
  return tracer !== undefined
}

/** No attribute holds anything that people typed: patterns of routes, names of procedures, states, shapes of statements. */
export type SpanOptions = {
  kind?: SpanKind
  attributes?: Attributes
  /** Work for later goes on with the trace that asked for it; several askers are linked. */
  askedBy?: readonly Origin[]
  /** No trace begins here: looking for work every second is nothing anybody wants to see. */
  isPartOnly?: boolean
}

/** Runs work in a span. The span fails with the work, and says of the error only its kind. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const opened = openSpan(name, options)
  if (opened === undefined) return work()
  const { span, context } = opened
  try {
    return await runUnder({ requestId: whatIsUnderway()?.requestId ?? null, context }, () => work(span))
  } catch (error) {
    // What people cause themselves is no failure of ours.
    if (error instanceof AppError) span.setAttribute('error.type', error.code)
    else failSpan(span, errorTrace(error))
    throw error
  } finally {
    span.end()
  }
}

/**
 * Runs work that was asked for earlier, as a part of what asked for it. Its log lines have the id of the request when
 * there was only one.
 */
export function asPartOf<Result>(
  askedBy: readonly Origin[],
  name: string,
  work: (span?: Span) => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  const [only] = askedBy.length === 1 ? askedBy : []
  const requestId = only?.requestId ?? null
  const known = requestId === null ? attributes : { ...attributes, 'stellwerk.request_id': requestId }
  return runUnder({ requestId }, () => inSpan(name, { kind: SpanKind.CONSUMER, askedBy, attributes: known }, work))
}

/** The same for work that reports its end otherwise; undefined while nothing is recorded. */
export function openSpan(name: string, { kind, attributes, askedBy = [], isPartOnly }: SpanOptions) {
  if (tracer === undefined) return undefined
  const around = whatIsUnderway()?.context
  if (isPartOnly && around === undefined) return undefined
  const askers = askedBy.flatMap(({ traceparent }) => contextOf(traceparent) ?? [])
  const [only] = askers.length === 1 ? askers : []
  const parent = only ?? around ?? ROOT_CONTEXT
  const links = only ? [] : askers.flatMap((asker) => trace.getSpanContext(asker) ?? []).map((context) => ({ context }))
  const span = tracer.startSpan(
    name,
    { kind: kind ?? SpanKind.INTERNAL, links, ...(attributes && { attributes }) },
    parent,
  )
  return { span, context: trace.setSpan(parent, span) }
}

/** @param kind of error, never its message: that may hold personal data */
export function failSpan(span: Span, kind: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kind)
}

/** The span of somebody else, by the W3C header `traceparent`; undefined when it names none. */
export function contextOf(traceparent: string | undefined): Context | undefined {
  const known = traceparent === undefined ? null : parseTraceParent(traceparent)
  return known ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true }) : undefined
}
