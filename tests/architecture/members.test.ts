import { expect, test } from 'vitest'
import { withoutComments } from './code.ts'
import { readSources } from './sources.ts'

/** Who reads which members a company has, and why no reader of one posting learns of others through it. */
const READERS: Readonly<Record<string, string>> = {
  'administration/server/lists/companies.ts': 'for platform admins',
  'administration/server/lists/consents.ts': 'for platform admins',
  'applicants/server/load-actor.ts': 'makes the actor, a reader or not',
  'applications/server/calendar-address/feed-entries.ts': 'who may see the posting',
  'applications/server/commands/apply/write-application.ts': 'who may see the posting',
  'applications/server/commands/live.ts': 'who may see the posting',
  'applications/server/commands/notes.ts': 'who may see the posting',
  'applications/server/interviews/move-interview.ts': 'who may see the posting',
  'applications/server/queries/for-company.ts': 'whom a note can name, by posting',
  'applications/server/slots/company-calendar.ts': 'for who works for all of the company',
  'applications/server/slots/create-slots.ts': 'who may see the posting',
  'applications/server/slots/interview-recipients.ts': 'readers only of what they conduct',
  'applications/server/slots/slot-table.ts': 'only refers to them',
  'applications/server/slots/tell-slot-pages.ts': 'who works for all of the company',
  'billing/server/invoices/recipient.ts': 'admins only',
  'billing/server/subscriptions/ended-early.ts': 'who works for all of the company',
  'billing/server/subscriptions/expire-mandates.ts': 'admins only',
  'conversations/server/commands.ts': 'who works for all of the company',
  'conversations/server/live.ts': 'who works for all of the company',
  'job-postings/server/recipients.ts': 'who works for all of the company',
  'moderation/server/company-suspension.ts': 'whose sessions end',
  'privacy/server/agreements/announce.ts': 'admins only',
  'privacy/server/data-sets/account.ts': 'the own memberships',
  'privacy/server/incidents/send-letters.ts': 'letters to everybody concerned, about nobody else',
  'privacy/server/terms/terminate.ts': 'admins only',
}

test('every reader of the members of companies knows that some read one posting only', () => {
  const readers = readSources('src/features')
    .filter(({ file }) => /\/server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter(({ text }) => /\bcompanyMember\b[^;]*companies\/server\/table/.test(withoutComments(text)))
    .map(({ file }) => file.replace('src/features/', ''))
    .filter((file) => !file.startsWith('companies/'))
  expect(readers.sort()).toEqual(Object.keys(READERS).sort())
})
