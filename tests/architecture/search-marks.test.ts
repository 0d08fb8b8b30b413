import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const product = readSources('src').filter(({ file }) => !/\.test\.ts$|^src\/demo\//.test(file))

/** Searchable data, how it is written, and what marks it as due in the same transaction. */
const SEARCHED = [
  {
    written: /\.(?:insert|update|delete)\(jobPosting\)|(?:update|insert into|delete from) job_posting\b/,
    marked: /markPostings\(|\btransition\(/,
    /** Changes that affect nothing searchable. */
    unless: {
      'src/features/job-postings/server/commands/drafts.ts': 'a draft',
      'src/features/job-postings/server/commands/duplicate-job-posting.ts': 'a draft',
      'src/features/job-postings/server/commands/ending/ask-for-confirmations.ts': 'when the company was asked',
      'src/features/job-postings/server/commands/ending/remind-of-postings.ts': 'when the company was reminded',
      'src/features/job-postings/server/views.ts': 'how often it was seen',
      'src/features/applications/server/answers/extend-promise.ts': 'when its answers were put off',
    },
  },
  {
    written:
      /\.(?:insert|update|delete)\((?:applicantProfile|resume|companyBlock)\)|\.delete\(user\)|set\(\{ suspendedAt\b/,
    marked: /mark(?:Applicants|Person)\(/,
    unless: {
      'src/features/moderation/server/company-suspension.ts':
        'a company, whose postings are marked where they are paused',
    },
  },
]

test.each(SEARCHED)('whoever writes $written says so to the search', ({ written, marked, unless }) => {
  const writers = product.filter(({ text }) => written.test(text))
  expect(writers.length).toBeGreaterThan(7)
  const silent = writers.filter(({ text }) => !marked.test(text)).map(({ file }) => file)
  expect(silent.sort()).toEqual(Object.keys(unless).sort())
})
