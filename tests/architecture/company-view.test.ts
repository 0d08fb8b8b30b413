import { expect, test } from 'vitest'
import { withoutComments } from './code.ts'
import { readSources } from './sources.ts'

/** Columns that tell who sent an application. */
const TELLING = Object.entries({
  application: 'resumeSnapshot|coverLetter|answers|masked',
  applicationEvent: 'message|maskedMessage',
  message: 'body|maskedBody',
  applicantProfile: 'firstName|lastName|phone',
}).map(([table, columns]) => new RegExp(`\\b${table}\\.(?:${columns})\\b|\\bpick\\(\\s*${table},[^)]*'(?:${columns})'`))

/** Who reads them, and why that tells no company more than it may know. */
const READERS: Readonly<Record<string, string>> = {
  'applications/server/anonymous/company-view.ts': 'the view itself',
  'applications/server/anonymous/reveal.ts': 'what has to go from words that are written later',
  'applications/server/answers/tell-of-delays.ts': 'the first name, for a mail to the person',
  'applications/server/commands/apply/apply.ts': 'copies the own profile of who applies',
  'applications/server/commands/call-off.ts': 'the first name, for a mail to the person',
  'applications/server/exports/application-folder.ts': 'for the person themselves; companies get the view',
  'applications/server/jobs/tell-of-saved-job-ends.ts': 'the first name, for a mail to the person',
  'applications/server/lifecycle.ts': 'mails to the person, and what is masked for the company',
  'applications/server/queries/for-applicant.ts': 'only own applications',
  'applications/server/queries/others-of-person.ts': 'compares the names of applications that are not hidden',
  'conversations/server/commands.ts': 'mails to the person, and what is masked for the company',
  'conversations/server/jobs/renew-masks.ts': 'masks again what is masked',
  'conversations/server/jobs/renew-words.ts': 'the words of the search, masked where there is a mask',
  'conversations/server/queries/columns.ts': 'the view of messages and names',
  'conversations/server/queries/thread.ts': 'the telephone number, unless the name is hidden',
  'moderation/server/message-report-queries.ts': 'only platform admins',
  'privacy/server/data-sets/applicant.ts': 'the own data of a person; letters of companies masked',
  'privacy/server/legal-holds/commands.ts': 'the first name, for a mail to the person',
  'privacy/server/retention/applications.ts': 'the first name, for a mail to the person',
  'privacy/server/retention/files.ts': 'which files are still needed',
  'talent-pool/server/commands.ts': 'the first name, for a mail to the person',
  'talent-pool/server/jobs.ts': 'the first name, for a mail to the person',
  'talent-pool/server/queries.ts': 'the names of those who have agreed to be seen',
}
/** Features that applications come after: they know of none. */
const EARLIER = /^(?:applicants|resumes)\//

test('what tells who applied is read in known places only; a company reads its view of an application', () => {
  const readers = readSources('src/features')
    .filter(({ file }) => /\/server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .filter(({ text }) => TELLING.some((telling) => telling.test(withoutComments(text))))
    .map(({ file }) => file.replace('src/features/', ''))
    .filter((file) => !EARLIER.test(file))
  expect(readers.sort()).toEqual(Object.keys(READERS).sort())
})
