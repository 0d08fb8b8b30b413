import { refusalOfSecondFactor, refusalOfStaleSession } from '~/features/accounts/server/answers/session-refusal'
import type { RequestContext } from '~/features/accounts/server/trpc'
import { adFieldLabels, adSeverityLabels } from '~/features/ad-check/schema'
import { listAdRules } from '~/features/ad-check/server/rules'
import { readInvoiceList } from '~/features/billing/search-params'
import { readFeedbackList } from '~/features/feedback/vocabulary'
import { readMessageReportList, readOrderList, readReportList } from '~/features/moderation/search-params'
import { readAgreementList } from '~/features/privacy/search-params'
import { toIsoDay } from '~/lib/dates/dates'
import { CSV_START, csvLine } from '~/lib/formats/csv'
import { plainAnswer } from '~/platform/server/answers/plain-answer'
import { isFromForeignSite } from '~/platform/server/answers/request-origin'
import { audit } from '~/platform/server/audit/audit'
import type { Database, Queryable } from '~/platform/server/database/db'
import { dispositionOf } from '~/platform/server/files/download-headers'
import {
  readApplicantList,
  readAuditList,
  readCompanyList,
  readConsentList,
  readMailList,
  readPostingList,
} from '../search-params'
import { agreementList } from './lists/agreements'
import { applicantList } from './lists/applicants'
import { auditList } from './lists/audit'
import { orderList } from './lists/authority-orders'
import { companyList } from './lists/companies'
import { consentList } from './lists/consents'
import { feedbackList } from './lists/feedback'
import { invoiceList } from './lists/invoices'
import { jobPostingList } from './lists/job-postings'
import { exportLines } from './lists/list'
import { mailList } from './lists/mails'
import { messageReportList } from './lists/message-reports'
import { reportList } from './lists/reports'

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

/** Which lists can be exported, their file names, and how the address of their page is read. */
const EXPORTS: Record<
  string,
  { file: string; lines: (db: Database, raw: Params, now: Date) => AsyncGenerator<string> }
> = {
  companies: {
    file: 'unternehmen',
    lines: (db, raw, now) => exportLines(db, companyList, readCompanyList(raw), now),
  },
  applicants: {
    file: 'bewerber',
    lines: (db, raw, now) => exportLines(db, applicantList, readApplicantList(raw), now),
  },
  'job-postings': {
    file: 'stellenanzeigen',
    lines: (db, raw, now) => exportLines(db, jobPostingList, readPostingList(raw), now),
  },
  mails: { file: 'postausgang', lines: (db, raw, now) => exportLines(db, mailList, readMailList(raw), now) },
  invoices: { file: 'rechnungen', lines: (db, raw, now) => exportLines(db, invoiceList, readInvoiceList(raw), now) },
  audit: { file: 'protokoll', lines: (db, raw, now) => exportLines(db, auditList, readAuditList(raw), now) },
  reports: { file: 'meldungen', lines: (db, raw, now) => exportLines(db, reportList, readReportList(raw), now) },
  'message-reports': {
    file: 'gemeldete-nachrichten',
    lines: (db, raw, now) => exportLines(db, messageReportList, readMessageReportList(raw), now),
  },
  feedback: {
    file: 'rueckmeldungen',
    lines: (db, raw, now) => exportLines(db, feedbackList, readFeedbackList(raw), now),
  },
  consents: {
    file: 'zustimmungen',
    lines: (db, raw, now) => exportLines(db, consentList, readConsentList(raw), now),
  },
  agreements: {
    file: 'auftragsverarbeitung',
    lines: (db, raw, now) => exportLines(db, agreementList, readAgreementList(raw), now),
  },
  orders: {
    file: 'anordnungen',
    lines: (db, raw, now) => exportLines(db, orderList, readOrderList(raw), now),
  },
  'ad-rules': { file: 'anzeigenregeln', lines: (db) => adRuleLines(db) },
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
  await audit(context.db, {
    actorUserId: actor.userId,
    action: 'list.exported',
    subjectType: 'list',
    details: { list: name, filters: JSON.stringify(raw).slice(0, 500) },
  })
  return new Response(textStream(wanted.lines(context.db, raw, context.now)), {
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

function textStream(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) controller.enqueue(encoder.encode(CSV_START))
      isBegun = true
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}

/** The router quotes texts that look like another type (`q="12"`). */
function unquoted(value: string): string {
  return /^"[^"]*"$/.test(value) ? value.slice(1, -1) : value
}
