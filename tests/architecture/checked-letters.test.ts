import { expect, test } from 'vitest'
import { readSources } from './sources'

/** Text boxes of these rooms whose words no applicant gets, or whose check stands beside them. */
const OTHERS = [
  'applications/ui/detail/team-notes.tsx',
  'applications/ui/apply/guest/plain-guest-form.tsx',
  'conversations/ui/thread/report-dialog.tsx',
  'job-postings/ui/editor/questions-field.tsx',
]
const ROOMS = ['applications', 'conversations', 'talent-pool', 'job-postings', 'resumes/ui/contact']

test('whatever a company writes to applicants is read by the ad check while it is written', () => {
  const boxes = readSources(...ROOMS.map((room) => `src/features/${room}`)).filter(({ text }) =>
    /<TextArea\b/.test(text),
  )
  expect(boxes.length).toBeGreaterThan(8)
  const unread = boxes.filter(({ text }) => !text.includes('<MessageCheck')).map(({ file }) => file)
  expect(unread.toSorted()).toEqual(OTHERS.map((file) => `src/features/${file}`).toSorted())
})
