import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'

test('people are counted for the newest of the own postings that are online', async () => {
  const company = await createCompany()
  const { peopleForNewest } = callerFor(company.admin).adDraft
  expect(await peopleForNewest()).toBeNull()
  const now = new Date()
  const add = (title: string, daysAgo: number, given: Parameters<typeof createJobPosting>[0] = {}) =>
    createJobPosting({ companyId: company.id, title, publishedAt: addDays(now, -daysAgo), ...given })
  await add('Koch (m/w/d)', 9)
  await add('Elektriker (m/w/d)', 5)
  await add('Maurer (m/w/d)', 4, { status: 'paused' })
  await add('Maler (m/w/d)', 3, { runsUntil: addDays(now, -1) })
  await createJobPosting({ title: 'Bäcker (m/w/d)' })
  expect(await peopleForNewest()).toMatchObject({ title: 'Elektriker (m/w/d)', place: 'Bielefeld', radiusKm: 30 })
})
