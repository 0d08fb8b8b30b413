import { expect, test } from 'vitest'
import { addDays, formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import {
  FIRST_DAY,
  mailsTo,
  NEW,
  NOW,
  namedCompany,
  OLD,
  object,
  offered,
  publish,
  REASON,
  sign,
  startAnew,
  summary,
} from '../../../../../tests/factories/agreements'
import { createOperator } from '../../../../../tests/factories/operator'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { announceAgreements } from './announce'
import { agreementVersion, processorAgreement } from './table'

const { db } = database()
startAnew()

test('of two texts on their way only the newest is taken back; the other is not built upon then', async () => {
  const admin = await publish()
  await createOperator({ processors: 'Nordlicht ApS, Aarhus' })
  const { proposal } = await admin.agreement.versions()
  await admin.agreement.publish({ text: proposal ?? '', summary, validFrom: FIRST_DAY, over: 2 })
  const may = async () => (await admin.agreement.versions()).versions.map((each) => each.canBeWithdrawn)
  expect(await may()).toEqual([true, false, false])
  const back = (version: number) => admin.agreement.withdraw({ version, reason: 'Wir bleiben beim alten.' })
  await expect(back(2)).rejects.toMatchObject({ cause: { reason: 'termsBuiltUpon' } })
  await back(3)
  expect(await may()).toEqual([false, true, false])
  await back(2)
})

test('a text that was taken back before anybody knew of it is told to nobody, and compared with by none', async () => {
  const firm = await namedCompany()
  await sign(firm)
  const admin = await publish()
  await admin.agreement.withdraw({ version: 2, reason: 'Ein Satz fehlt darin.' })
  await announceAgreements(db, NOW)
  expect(await mailsTo(firm.admin.email)).toEqual([])
  await publish({ over: 2 })
  await announceAgreements(db, NOW)
  const [mail, ...more] = await mailsTo(firm.admin.email)
  expect(more).toEqual([])
  for (const part of [OLD, NEW]) expect(mail?.text).toContain(part)
})

test('nobody objects any more to a text that was taken back', async () => {
  const firm = await namedCompany()
  await sign(firm)
  const admin = await publish()
  await announceAgreements(db, NOW)
  await admin.agreement.withdraw({ version: 2, reason: 'Ein Satz fehlt darin.' })
  await expect(firm.at(NOW).agreement.object({ version: 2, reason: REASON })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('who was told late objects and is answered by the day that counts for it', async () => {
  const firm = await namedCompany()
  await sign(firm)
  const admin = await publish()
  const told = addDays(NOW, 10)
  await announceAgreements(db, told)
  // The general first day is over.
  const id = await object(firm, addDays(NOW, 35))
  await admin.agreement.answerObjection({ id, answer: 'Lyon liegt in der EU, wir zeigen Ihnen gern den Vertrag.' })
  const mails = await mailsTo(firm.admin.email)
  expect(mails.at(-1)?.text).toContain(formatIsoDay(toIsoDay(addDays(told, 31))))
})

test('a text that was announced long before applies on the day published, not earlier', async () => {
  const firm = await namedCompany()
  await sign(firm)
  await publish({ validFrom: toIsoDay(addDays(NOW, 60)) })
  await announceAgreements(db, NOW)
  expect(await offered(firm, addDays(NOW, 59))).toContain(OLD)
  expect(await offered(firm, addDays(NOW, 60))).toContain(NEW)
})

test('where an older program took a signature its text is kept before another is offered', async () => {
  const firm = await namedCompany()
  await sign(firm)
  await ownerDatabase().delete(agreementVersion)
  await db.update(processorAgreement).set({ textVersion: null })
  await announceAgreements(db, NOW)
  await createOperator({ processors: NEW })
  expect(await offered(firm, NOW)).toContain(OLD)
  expect(await firm.at(NOW).agreement.current()).toMatchObject({ isSigned: true })
})
