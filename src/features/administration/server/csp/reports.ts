import { z } from 'zod'
import { database } from '~/platform/server/database/db'
import { mediaType, refusalOfJson } from '~/platform/server/gate/admit-json'
import { readWithin } from '~/platform/server/gate/read-within'
import { TOO_LARGE, UNREADABLE, WRONG_FORMAT } from '~/platform/server/gate/refusal'
import { loggablePath } from '~/platform/server/http/request-log'
import { logFault } from '~/platform/server/log-fault'
import { errorJson } from '~/platform/server/plain-pages/error-json'
import { processLog } from '~/platform/server/process-log'
import { createRateLimit } from '~/platform/server/rate-limit'
import { countCspReport } from './count'

/** A browser sends all reports of one page at once. */
const BUDGET = { bytes: 50_000, json: { depth: 6, nodes: 1_000, text: 10_000, name: 100, digits: 20 } }
const TYPES = new Set(['application/csp-report', 'application/reports+json', 'application/json'])

/** By address; further ones are accepted and dropped, because nobody waits for the answer. */
const ofOne = createRateLimit({ limit: 20, windowSeconds: 3_600 })
/** Of everybody: an extension of many browsers must not fill the log. */
const ofAll = createRateLimit({ limit: 200, windowSeconds: 3_600 })

/**
 * Logs what browsers report about the content security policy (`report-uri` and `report-to`): which rule, on which
 * page, and what kind of resource it blocked. No addresses, no samples of code, nothing about the reporter.
 */
export async function answerCspReports(request: Request): Promise<Response> {
  if (request.method !== 'POST') return refuse(request, 405)
  if (!TYPES.has(mediaType(request))) return refuse(request, WRONG_FORMAT.status)
  const text = await readWithin(request, BUDGET.bytes)
  if (text === null) return refuse(request, TOO_LARGE.status)
  const refusal = refusalOfJson(text, BUDGET)
  if (refusal) return refuse(request, refusal.status)
  const reports = reportsIn(text)
  if (reports === null) return refuse(request, UNREADABLE.status)
  for (const report of reports.slice(0, 20)) await note(report, request)
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

const address = z.string().max(10_000).optional()
/** The old form (CSP 2) and the one of the Reporting API, each with its names. */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': address,
    'blocked-uri': address,
    'effective-directive': address,
    'violated-directive': address,
    'source-file': address,
  }),
})
const newReports = z.array(
  z.object({
    type: z.string(),
    url: address,
    body: z
      .object({ documentURL: address, blockedURL: address, effectiveDirective: address, sourceFile: address })
      .partial(),
  }),
)

type CspReport = Partial<Record<'page' | 'blocked' | 'directive' | 'source', string>>

function reportsIn(text: string): CspReport[] | null {
  const value = parsed(text)
  const old = oldReport.safeParse(value)
  if (old.success) {
    const { 'csp-report': said } = old.data
    const directive = said['effective-directive'] ?? said['violated-directive']
    return [{ page: said['document-uri'], blocked: said['blocked-uri'], directive, source: said['source-file'] }]
  }
  const many = newReports.safeParse(value)
  if (!many.success) return null
  return many.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ url, body }) => ({
      page: body.documentURL ?? url,
      blocked: body.blockedURL,
      directive: body.effectiveDirective,
      source: body.sourceFile,
    }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function note({ page, blocked, directive = '', source = '' }: CspReport, request: Request): Promise<void> {
  const at = URL.parse(page ?? '')
  // zod tests in every browser whether it may compile, and uses another way when it may not.
  if (blocked === 'eval') return
  // What extensions do in our pages is not our fault.
  if (at?.origin !== new URL(request.url).origin || /^[a-z-]*extension:/.test(source)) return
  if (!ofOne.take(request.headers.get('x-client-ip')).ok || !ofAll.take(null).ok) return
  const rule = /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown'
  processLog().warn({ page: loggablePath(at.pathname), rule, stopped: kindOf(blocked, at.origin) }, 'page policy')
  // Without its count a report is still in the log.
  await countCspReport(database().db).catch((error: unknown) =>
    logFault(error, { path: '/api/csp-reports', requestId: null }),
  )
}

/** Never the address itself: it may contain anything. */
function kindOf(blocked: string | undefined, own: string): string {
  if (blocked === undefined || blocked === '') return 'unknown'
  if (/^(?:inline|eval|wasm-eval|trusted-types-sink|trusted-types-policy|data|blob|self)$/.test(blocked)) return blocked
  return URL.parse(blocked)?.origin === own ? 'own' : 'foreign'
}

/** In the shape of all errors, although no browser reads it. */
function refuse(request: Request, status: 400 | 405 | 413 | 415): Response {
  const body = errorJson('/api/', status === 415 ? 400 : status, request.headers.get('x-request-id'))
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(body, { status, headers })
}
