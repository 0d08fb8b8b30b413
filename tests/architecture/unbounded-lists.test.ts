import { expect, test } from 'vitest'
import { codeOf } from './code'
import { readSources } from './sources'

/** Where the limit of a list of parameters is in another file, and what it is. */
const BOUNDED: Record<string, string> = {
  'src/features/applications/server/commands/apply/guest-apply.ts': 'the form allows few attachments',
  'src/features/moderation/server/company-suspension.ts': 'queries of their own',
  'src/features/billing/server/debits/runs/release-run.ts': 'a query of its own',
  'src/features/resumes/server/contact/contact-links.ts': 'a query of its own',
  'src/features/resumes/server/search/search.ts': 'a page of the list, or the few of a mail',
  'src/features/privacy/server/data-sets/account.ts': 'a query of its own, and two ids of one person',
  'src/features/resumes/server/commands/attachments.ts': 'a query of its own',
  'src/features/administration/server/lists/applicants.ts': 'a page of the list',
  'src/features/administration/server/lists/companies.ts': 'a page of the list',
  'src/features/administration/server/lists/job-postings.ts': 'a page of the list',
  'src/features/moderation/server/lists/message-reports.ts': 'a page of the list',
  'src/features/moderation/server/lists/reports.ts': 'a page of the list',
  'src/features/privacy/server/agreements/list.ts': 'a page of the list',
  'src/features/administration/server/lists/audit.ts': 'a page of the list',
  'src/features/administration/server/lists/invoices.ts': 'a page of the list',
  'src/features/administration/server/lists/mails.ts': 'a page of the list, and the kinds of mails there are',
  'src/features/conversations/server/commands.ts': 'the form allows few attachments',
  'src/features/job-search/server/feeds/items.ts': 'a page of the answer',
  'src/features/applications/server/commands/notes.ts': 'the form allows few mentions',
  'src/features/applications/server/commands/reject-many.ts': 'the form allows few at once',
  'src/features/applications/server/queries/company-cards.ts': 'a page of the list',
}

/** A visible limit: a limit, a batch, a schema's maximum. */
const BOUND = /\.limit\(|\blimit \$|\bBATCH\b|\.max\(/
/** One parameter for each element of a variable list; a subquery has none. */
const LIST = /\binArray\(\s*[\w.]+,\s*(?:\[\.\.\.|[a-z]\w*\b(?!\s*\.?\s*select))(?!\w*\()/

test('no statement takes as many parameters as there are rows', () => {
  const sources = readSources('src').filter(({ file }) => file.includes('/server/') && !/\.test\.ts$/.test(file))
  const lists = sources.filter(({ text }) => LIST.test(codeOf(text)))
  expect(lists.length).toBeGreaterThan(20)
  const unbounded = lists.filter(({ text }) => !BOUND.test(text)).map(({ file }) => file)
  expect(unbounded.sort()).toEqual(Object.keys(BOUNDED).sort())
})
