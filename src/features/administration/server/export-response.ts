import { refusalOfSecondFactor, refusalOfStaleSession } from '~/features/accounts/server/answers/session-refusal'
import type { RequestContext } from '~/features/accounts/server/trpc'
import { adFieldLabels, adSeverityLabels } from '~/features/ad-check/schema'
import { listAdRules } from '~/features/ad-check/server/rules'
import { feedbackList } from '~/features/feedback/server/feedback-list'
import { messageReportList } from '~/features/moderation/server/lists/message-reports'
import { reportList } from '~/features/moderation/server/lists/reports'
import { agreementList } from '~/features/privacy/server/agreements/list'
import { toIsoDay } from '~/lib/dates/dates'
import { CSV_START, csvLine } from '~/lib/formats/csv'
import { unclearParams } from '~/lib/search-params'
import { plainAnswer } from '~/platform/server/answers/plain-answer'
import { isFromForeignSite } from '~/platform/server/answers/request-origin'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable } from '~/platform/server/database/db'
import { dispositionOf } from '~/platform/server/files/download-headers'
import { exportLines, type PagedList } from '~/platform/server/lists/paged-list'
import { streamOf } from '~/platform/server/stream-of'
import { applicantList } from './lists/applicants'
import { auditList } from './lists/audit'
import { orderList } from './lists/authority-orders'
import { companyList } from './lists/companies'
import { consentList } from './lists/consents'
import { invoiceList } from './lists/invoices'
import { jobPostingList } from './lists/job-postings'
import { mailList } from './lists/mails'

const HEADS = ['Kennung', 'Regel', 'Wirkung', 'An', 'Sucht in', 'Wendungen', 'Ausnahmen', 'Quelle', 'Geändert']

/** All rules of the ad check as the lines of a CSV file, one phrase per line as in their form. */
export async function* adRuleLines(db: Queryable): AsyncGenerator<string> {
  yield csvLine(HEADS)
  for (const rule of await listAdRules(db)) {
    yield csvLine([
      ...[rule.key, rule.title, adSeverityLabels[rule.severity], rule.isEnabled],
      ...[rule.fields.map((field) => adFieldLabels[field]).join(', ')],
      ...[rule.phrases.join('\n'), rule.exceptions.join('\n'), rule.source, rule.editedAt],
    ])
  }
}

type Params = Record<string, unknown>

type Export = {
  file: string
  /** What is wrong with the filters of this address, if anything. */
  unclear: (raw: Params) => string | null
  lines: (db: Database, raw: Params, now: Date) => AsyncGenerator<string>
}

function exported<Input extends object, Row extends { id: string }>(file: string, list: PagedList<Input, Row>): Export {
  const lines: Export['lines'] = (db, raw, now) => exportLines(db, list, list.read(raw), now)
  return { file, lines, unclear: (raw) => unclearParams(list.read, raw) }
}

/** Which lists can be exported, and their file names. */
const EXPORTS: Record<string, Export> = {
  companies: exported('unternehmen', companyList),
  applicants: exported('bewerber', applicantList),
  'job-postings': exported('stellenanzeigen', jobPostingList),
  mails: exported('postausgang', mailList),
  invoices: exported('rechnungen', invoiceList),
  audit: exported('protokoll', auditList),
  reports: exported('meldungen', reportList),
  'message-reports': exported('gemeldete-nachrichten', messageReportList),
  feedback: exported('rueckmeldungen', feedbackList),
  consents: exported('zustimmungen', consentList),
  agreements: exported('auftragsverarbeitung', agreementList),
  orders: exported('anordnungen', orderList),
  'ad-rules': { file: 'anzeigenregeln', unclear: () => null, lines: (db) => adRuleLines(db) },
}

/**
 * Answers with a list as CSV, streamed, with the order and filters of its page. For platform admins who recently proved
 * their identity; the audit log records the export.
 */
export async function answerExport(context: RequestContext, request: Request, name: string): Promise<Response> {
  const actor = await context.actor()
  const wanted = Object.hasOwn(EXPORTS, name) ? EXPORTS[name] : undefined
  // For everybody else there is no such address.
  if (!wanted || !actor?.isPlatformAdmin || isFromForeignSite(request))
    return plainAnswer(404, 'Diese Liste gibt es nicht.')
  const refusal = (await refusalOfSecondFactor(context)) ?? (await refusalOfStaleSession(context))
  if (refusal) return refusal
  const raw = Object.fromEntries([...new URL(request.url).searchParams].map(([key, value]) => [key, unquoted(value)]))
  const unclear = wanted.unclear(raw)
  if (unclear) return plainAnswer(400, unclear)
  await audit(context.db, actor, 'list.exported', {
    type: 'list',
    details: { list: name, filters: JSON.stringify(raw).slice(0, 500) },
  })
  return new Response(streamOf(bytesOf(wanted.lines(context.db, raw, context.now))), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': dispositionOf({
        name: `${wanted.file}-${toIsoDay(context.now)}.csv`,
        contentType: 'text/csv',
      }),
      'cache-control': 'private, no-store',
    },
  })
}

async function* bytesOf(lines: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_START)
  for await (const text of lines) yield encoder.encode(text)
}

/** The router quotes texts that look like another type (`q="12"`). */
function unquoted(value: string): string {
  return /^"[^"]*"$/.test(value) ? value.slice(1, -1) : value
}
