import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumeGrant } from '~/features/resumes/server/table'
import { database } from '~/platform/server/database/db'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { offerInput } from '../../../../../tests/factories/offer'
import { whoWaitsForALock } from '../../../../../tests/factories/waiting'
import { application } from '../table'

const { db } = database()

type Sent = Awaited<ReturnType<typeof createApplication>>

/** Why the company may open the current résumé. */
async function rights({ applicant, company }: Pick<Sent, 'applicant' | 'company'>) {
  const isPair = and(eq(resumeGrant.applicantProfileId, applicant.id), eq(resumeGrant.companyId, company.id))
  return (await db.select({ reason: resumeGrant.reason }).from(resumeGrant).where(isPair)).map(({ reason }) => reason)
}

const withdraw = ({ id, applicant }: Sent) =>
  callerFor(applicant.user).application.withdraw({ applicationId: id, message: null })

test('who withdraws closes the résumé; the company keeps what was sent, and other rights stay', async () => {
  const sent = await createApplication()
  const { id, applicant, company } = sent
  const pair = { applicantProfileId: applicant.id, companyId: company.id }
  await db.insert(resumeGrant).values({ ...pair, reason: 'contact-request' })
  await withdraw(sent)
  expect(await rights(sent)).toEqual(['contact-request'])
  const seen = await callerFor(company.admin).application.byId({ id })
  expect(seen).toMatchObject({ status: 'withdrawn', snapshot: { firstName: 'Miriam' } })
})

test('another application that is not withdrawn keeps it open, one with a hidden name does not', async () => {
  const company = await createCompany()
  const first = await createApplication({ company })
  const second = await createApplication({ company, applicant: first.applicant })
  await createApplication({ company, applicant: first.applicant, isAnonymous: true })
  const elsewhere = await createApplication({ applicant: first.applicant })
  await withdraw(first)
  expect(await rights(second)).toEqual(['application'])
  await withdraw(second)
  expect(await rights(second)).toEqual([])
  expect(await rights(elsewhere)).toEqual(['application'])
})

test('declining an offer withdraws, a rejection leaves the résumé as it was', async () => {
  const [declined, rejected] = [await createApplication(), await createApplication()]
  const offer = offerInput(declined.id)
  await callerFor(declined.company.admin).application.makeOffer(offer)
  await callerFor(declined.applicant.user).application.declineOffer({ offerId: offer.id, reason: null })
  const step = { from: 'submitted', to: 'rejected', message: 'Leider nicht.' } as const
  await callerFor(rejected.company.admin).application.changeStatus({ applicationId: rejected.id, ...step })
  expect([await rights(declined), await rights(rejected)]).toEqual([[], ['application']])
})

test('an application sent at the same moment keeps the résumé open', async () => {
  const first = await createApplication()
  const { company, applicant } = first
  const other = await createApplication({ company, applicant })
  const [row] = await db.delete(application).where(eq(application.id, other.id)).returning()
  const { done } = await db.transaction(async (tx) => {
    await tx.insert(application).values(row ? [row] : [])
    const withdrawing = withdraw(first)
    await whoWaitsForALock('select "id" from "applicant_profile"')
    return { done: withdrawing }
  })
  await done
  expect(await rights(first)).toEqual(['application'])
})
