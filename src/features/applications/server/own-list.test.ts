import { expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { createApplicant } from '../../../../tests/factories/applicant'
import { createPastApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { createJobPosting } from '../../../../tests/factories/job-posting'

/** One more than a page of "Beworbene Jobs". */
const RUNNING = 21

test('the overview gets every running application at once, and no ended one', async () => {
  const company = await createCompany()
  const person = await createApplicant()
  const now = new Date()
  for (let days = 0; days <= RUNNING; days += 1) {
    const posting = await createJobPosting({ companyId: company.id })
    const ended = { status: 'rejected', answeredAt: now } as const
    await createPastApplication(posting, addDays(now, -days), null, {
      applicantProfileId: person.id,
      ...(days === RUNNING && ended),
    })
  }
  const caller = callerFor(person.user)
  expect((await caller.application.mine({})).items).toHaveLength(20)
  const { items, running, total } = await caller.application.mine({ isRunning: true })
  expect([items.length, running, total]).toEqual([RUNNING, RUNNING, RUNNING + 1])
  expect(items.every(({ status }) => status === 'submitted')).toBe(true)
})
