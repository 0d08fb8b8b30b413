import { expect, test } from 'vitest'
import { operatorTasks, waitingAt } from './operator-tasks'
import type { AdminWaiting } from './views'

const waiting: AdminWaiting = {
  // Of the two reports one is overdue.
  undecided: { overdue: 1, reports: 2, appeals: 1, messages: 4, messageAppeals: 0, nextDueAt: null },
  unreleasedRuns: { count: 1, debits: 29, cents: 432_145 },
  incidents: { count: 0, dueAt: null },
  privacyRequests: { count: 0, dueAt: null },
  agreementObjections: { count: 0, dueDay: null },
  authorityOrders: { count: 0, since: null },
  billing: {
    ...{ hasOperator: true, waitingOrders: 0, unsentInvoices: 0, overduePeriods: 0, dueDebits: 0, dueCents: 0 },
    ...{
      returned: 3,
      returnedNames: ['Optik Seidel', 'Domus Wohnbau'],
      unmatched: 0,
      undownloaded: 0,
      waitingAccounts: 0,
      otherVat: 0,
    },
  },
  ...{ openFeedback: 0, failedMails: 0, failedJobs: 0, lateJobs: 0 },
  suspendedCompanies: 0,
}

test('what waits is counted at its destination with the pages below it, and nowhere else', () => {
  const counted = ['/super/reports', '/super/direct-debits', '/super/system'].map((to) => waitingAt(waiting, to))
  expect(counted).toEqual([7, 1, 0])
  expect(waitingAt(undefined, '/super/reports')).toBe(0)
})

test('a task about money says how much, and whom it is about', () => {
  const notes = operatorTasks(waiting).flatMap(({ count, note }) => (count > 0 && note ? [note] : []))
  expect(notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
    '29 Rechnungen, 4.321,45 €.',
    'Optik Seidel, Domus Wohnbau',
  ])
})
