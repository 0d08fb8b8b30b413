import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createCompany } from './company.ts'

/** A published posting in Bielefeld; its company is created when none is given. */
export async function createJobPosting(given: Partial<typeof jobPosting.$inferInsert> = {}) {
  const { db } = database()
  const companyId = given.companyId ?? (await createCompany()).id
  const now = new Date()
  const [row] = await db
    .insert(jobPosting)
    .values({
      id: uuidv7(),
      status: 'published',
      title: 'Zerspanungsmechaniker (m/w/d)',
      employerType: 'direct',
      openings: 1,
      occupationField: 'Metall & Maschinenbau',
      employmentTypes: ['Vollzeit'],
      contract: 'permanent',
      workplace: 'onsite',
      salaryMinCents: 340_000,
      salaryMaxCents: 415_000,
      salaryPeriod: 'month',
      tasks: richTextFromList(['Drehen und Fräsen']),
      profile: richTextFromList(['Abgeschlossene Ausbildung']),
      offer: richTextFromList(['30 Tage Urlaub']),
      questions: [],
      promisedReplyDays: 14,
      runDays: 60,
      publishedAt: now,
      runsUntil: addDays(now, 60),
      ...given,
      companyId,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  await db.insert(jobPostingPlace).values({
    jobPostingId: row.id,
    position: 0,
    postalCode: '33602',
    name: 'Bielefeld',
    land: 'NW',
    lat: 52.02,
    lon: 8.53,
  })
  return row
}
