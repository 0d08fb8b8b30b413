import { addDays } from '~/lib/dates/dates'
import type { ReportReason } from './vocabulary'

/** Days within which a report must be reviewed: immediate dangers to people come first. */
const DUE_DAYS = {
  scam: 1,
  fake: 7,
  discrimination: 7,
  illegal: 7,
  'personal-data': 1,
  misleading: 7,
  other: 7,
} satisfies Record<ReportReason, number>

/** When a report must have been reviewed. */
export function reportDueAt(reason: ReportReason, receivedAt: Date): Date {
  return addDays(receivedAt, DUE_DAYS[reason])
}

/** Objections are possible for at least six months (DSA Art. 20 (1)). */
const APPEAL_DAYS = 184

/** Whether an objection to a decision is still possible. */
export function canAppeal(decidedAt: Date, now: Date): boolean {
  return now < addDays(decidedAt, APPEAL_DAYS)
}
