import { expect, it } from 'vitest'
import type { ResumeSheet } from '~/features/resumes/document/sheet'
import { redactSheet } from '~/features/resumes/redaction/redact'
import {
  emptyResumeContent,
  MAX_RESUME_LENGTH,
  type ResumeContent,
  updateResumeSchema,
} from '~/features/resumes/schema'
import { resumeTerms } from '~/features/resumes/server/search/resume-terms'
import { ownMs } from '../setup/own-time'
import { NASTY_TEXTS } from './nasty-texts'

const ID = '018f3c1e-0000-7000-8000-000000000001'

/** Most milliseconds of the main thread per request. */
const LONGEST = 300

/** The longest résumé that may be saved, with as many employers, places and names as fit, all of one text. */
function longest(piece: string): ResumeSheet {
  const fill = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const content: ResumeContent = {
    ...emptyResumeContent(),
    experience: Array.from({ length: 30 }, (_, at) => ({
      id: ID,
      position: fill(20),
      employer: fill(120 - at),
      place: fill(80 - at),
      from: '2021-04',
      to: null,
      description: fill(Math.floor((MAX_RESUME_LENGTH - 9_000) / 30)),
    })),
  }
  return {
    firstName: fill(80),
    lastName: fill(80),
    email: `${fill(60)}@web.example`,
    phone: '0521 55 04 91',
    postalCode: '33602',
    city: fill(80),
    land: 'NW',
    headline: fill(120),
    availability: 'now',
    availableFrom: null,
    noticePeriodWeeks: null,
    desiredEmploymentTypes: [],
    drivingLicences: [],
    title: fill(80),
    template: 'klar',
    updatedAt: new Date('2026-11-01T00:00:00Z'),
    photoFileId: null,
    attachments: [],
    content,
  }
}

it('refuses a résumé that is too long as a whole, and says what to do', () => {
  const long = { ...emptyResumeContent(), experience: longest('a').content.experience }
  const input = { id: ID, version: 1, title: 'Mein Lebenslauf', template: 'klar' }
  expect(updateResumeSchema.safeParse({ ...input, content: long }).success).toBe(true)
  const longer = long.experience.map((entry) => ({ ...entry, description: 'a'.repeat(4_000) }))
  const refused = updateResumeSchema.safeParse({ ...input, content: { ...long, experience: longer } })
  expect(refused.error?.issues).toMatchObject([
    { path: ['content'], message: expect.stringMatching(/60\.000 Zeichen.*Bitte kürze/) },
  ])
})

it.each(NASTY_TEXTS)('opens the longest résumé of %j without holding others up', async (piece) => {
  const sheet = longest(piece)
  expect(await ownMs(() => redactSheet(sheet), LONGEST)).toBeLessThan(LONGEST)
})

it.each(NASTY_TEXTS)('saves the longest résumé of %j without holding others up', async (piece) => {
  const sheet = longest(piece)
  const source = { ...sheet, isAnonymous: true }
  expect(await ownMs(() => resumeTerms(source, new Date()), LONGEST)).toBeLessThan(LONGEST)
})
