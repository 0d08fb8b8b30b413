import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createSlots, morningIn, slotInput } from '../../../../../tests/factories/slots'
import { interviewSlot } from './slot-table'

const { db } = database()

test('a company has at most five hundred free slots, and only its own are taken back', async () => {
  const { company, posting } = await createApplication()
  const asCompany = callerFor(company.admin)
  await createSlots(company.admin, [morningIn(3), morningIn(4)], { jobPostingId: posting.id })
  const far = (index: number) => new Date(morningIn(30).getTime() + index * 3_600_000)
  const shared = { companyId: company.id, jobPostingId: posting.id, durationMinutes: 45, mode: 'onsite' as const }
  const rows = Array.from({ length: 497 }, (_, index) => ({
    ...{ ...shared, id: uuidv7(), location: 'Tor 2', startsAt: far(index), busyUntil: far(index + 1) },
  }))
  await db.insert(interviewSlot).values(rows)
  const input = await slotInput(company.admin, [morningIn(10), morningIn(11)], { jobPostingId: posting.id })
  await expect(asCompany.application.createSlots(input)).rejects.toThrow('500')
  const rival = callerFor((await createCompany()).admin)
  await rival.application.removeSlots({ ids: rows.slice(0, 2).map(({ id }) => id) })
  await expect(asCompany.application.createSlots(input)).rejects.toThrow('500')
  await asCompany.application.removeSlots({ ids: rows.slice(0, 2).map(({ id }) => id) })
  expect(await asCompany.application.createSlots(input)).toEqual({ created: 2 })
})
