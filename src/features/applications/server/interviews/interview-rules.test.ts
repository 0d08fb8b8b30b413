import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createMember } from '../../../../../tests/factories/company'
import { invited } from '../../../../../tests/factories/invited'
import { createSlots, morningIn, slotInput, slotInvitation } from '../../../../../tests/factories/slots'
import { interviewSlot } from '../slots/slot-table'

const { db } = database()

test('an invitation names times to come, to somebody whose application is open, and each is chosen before it begins', async () => {
  const { id, company, posting, applicant } = await createApplication()
  const { application: asCompany } = callerFor(company.admin)
  const slots = await createSlots(company.admin, [morningIn(4)], { jobPostingId: posting.id })
  const times = [morningIn(3)]
  const input = { ...slotInvitation(id), location: 'Tor 2', times, offersSlots: false }
  await expect(asCompany.invite({ ...input, times: [morningIn(-1)] })).rejects.toThrow('die noch kommen')
  await asCompany.invite(input)
  const pick = { interviewId: input.id, startsAt: morningIn(3) }
  const late = callerFor(applicant.user, { now: addDays(morningIn(3), 0.1) })
  await expect(late.application.pickTime(pick)).rejects.toThrow('nicht mehr')
  // The posting has a free slot, but this invitation does not offer it.
  const other = { interviewId: input.id, slotId: slots[0] ?? '' }
  await expect(callerFor(applicant.user).application.pickSlot(other)).rejects.toThrow('gilt nicht mehr')
  await asCompany.changeStatus({ applicationId: id, from: 'interview', to: 'rejected', message: 'Leider nicht.' })
  await expect(asCompany.invite({ ...input, id: slotInvitation(id).id })).rejects.toThrow('nicht möglich')
})

test('a slot whose time has begun is not chosen any more', async () => {
  const { applicant, interviewId, slotIds, starts } = await invited()
  const late = callerFor(applicant.user, { now: addDays(starts[0] ?? new Date(), 0.1) })
  expect((await late.application.mine({})).items[0]?.interview?.slots.map(({ id }) => id)).toEqual([slotIds[1]])
  const pick = late.application.pickSlot({ interviewId, slotId: slotIds[0] ?? '' })
  await expect(pick).rejects.toThrow('gibt es nicht mehr')
})

test('after the company has cancelled, nobody else is offered that time', async () => {
  const { asCompany, asApplicant, interviewId, slotIds } = await invited()
  const slotId = slotIds[0] ?? ''
  await asApplicant.application.pickSlot({ interviewId, slotId })
  await asCompany.application.cancelInterview({ interviewId, message: 'Leider krank.' })
  const [slot] = await db.select().from(interviewSlot).where(eq(interviewSlot.id, slotId))
  expect(slot?.withdrawnAt).not.toBeNull()
})

test('no slots for a posting that is over, nor with somebody who is suspended', async () => {
  const { company, posting } = await createApplication()
  const { createSlots: create } = callerFor(company.admin).application
  const colleague = await createMember(company.id)
  await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, colleague.id))
  const audience = { jobPostingId: posting.id }
  await expect(create(await slotInput(colleague, [morningIn(3)], audience))).rejects.toThrow('gehört nicht mehr')
  await db.update(jobPosting).set({ status: 'archived' }).where(eq(jobPosting.id, posting.id))
  await expect(create(await slotInput(company.admin, [morningIn(3)], audience))).rejects.toThrow('beendet')
})
