import { timedJob } from '~/features/accounts/server/holds/timed-job'
import { EVERY_MINUTE, EVERY_TEN_MINUTES } from '~/platform/server/jobs/job'
import { levelOf } from './documents/faults'
import { DOCUMENTS } from './documents/request-documents'
import { sendDocuments } from './documents/send-documents'
import { dun } from './invoices/dunning'
import { PAYMENT_REMINDERS } from './invoices/ledger'
import { licenseActs } from './subscriptions/advance-licenses'
import { mandateExpiry } from './subscriptions/expire-mandates'

/** The scheduled and requested jobs of billing. */
export const billingJobs = [
  timedJob({
    name: 'licenses',
    label: 'Tarife und Lizenzen',
    schedule: EVERY_MINUTE,
    acts: (log) => licenseActs((failure) => log[levelOf(failure)](failure, 'invoice not issued')),
  }),
  timedJob({
    name: DOCUMENTS,
    label: 'Rechnungen und Bestätigungen',
    schedule: EVERY_MINUTE,
    isAwaited: true,
    acts: (log) => [
      {
        name: 'documents sent',
        endsNothing: 'makes documents and writes mails',
        run: (db, now) => sendDocuments(db, now, (failure) => log[levelOf(failure)](failure, 'document not made')),
      },
    ],
  }),
  timedJob({
    name: PAYMENT_REMINDERS,
    label: 'Zahlungserinnerungen',
    schedule: EVERY_MINUTE,
    isAwaited: true,
    acts: () => [{ name: 'debts reminded', endsNothing: 'writes a mail', run: (db, now) => dun(db, now) }],
  }),
  timedJob({ name: 'mandates', label: 'SEPA-Mandate', schedule: EVERY_TEN_MINUTES, acts: () => [mandateExpiry] }),
]
