import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'

test('own templates stand before the system ones; others neither see nor change them', async () => {
  const company = await createCompany()
  const caller = callerFor(company.admin)
  const values = { kind: 'rejection' as const, title: 'Kurz', body: 'Guten Tag {name}' }
  const { id, version } = await caller.application.saveTemplate({ id: uuidv7(), version: null, ...values })
  expect((await caller.application.templates())[0]).toMatchObject({ id, title: 'Kurz' })
  const rival = callerFor((await createCompany()).admin)
  expect((await rival.application.templates()).map((template) => template.id)).not.toContain(id)
  await expect(rival.application.saveTemplate({ id, version, ...values })).rejects.toThrow('inzwischen geändert')
  await expect(rival.application.saveTemplate({ id, version: null, ...values })).rejects.toThrow('nicht gefunden')
  await rival.application.deleteTemplate({ id })
  await caller.application.saveTemplate({ id, version, ...values, title: 'Knapp' })
  const again = { id, version, ...values }
  await expect(caller.application.saveTemplate(again)).rejects.toThrow('Sie haben diese Vorlage inzwischen')
  const colleague = callerFor(await createMember(company.id))
  const named = `${company.admin.name} hat diese Vorlage inzwischen geändert`
  await expect(colleague.application.saveTemplate(again)).rejects.toThrow(named)
  await caller.application.deleteTemplate({ id })
  expect((await caller.application.templates()).map((template) => template.id)).not.toContain(id)
  await expect(colleague.application.saveTemplate(again)).rejects.toThrow('geändert oder gelöscht')
})

test('a template names who changed it last, but nobody who has left', async () => {
  const company = await createCompany()
  const [caller, ronja] = [callerFor(company.admin), await createMember(company.id, { name: 'Ronja Stein' })]
  const values = { kind: 'rejection' as const, title: 'Kurz', body: 'Guten Tag {name}' }
  const { id, version } = await caller.application.saveTemplate({ id: uuidv7(), version: null, ...values })
  const all = () => caller.application.templates()
  expect((await all())[0]).toMatchObject({ changedBy: company.admin.name })
  await callerFor(ronja).application.saveTemplate({ id, version, ...values })
  expect((await all())[0]).toMatchObject({ changedBy: 'Ronja Stein', changedAt: expect.any(Date) })
  expect((await all()).at(-1)).toMatchObject({ changedBy: null, changedAt: null })
  const { members } = await caller.member.list()
  await caller.member.remove({ memberId: members.find(({ email }) => email === ronja.email)?.id ?? '' })
  expect((await all())[0]).toMatchObject({ changedBy: null, changedAt: expect.any(Date) })
})

test('there is a number of templates after which one must go, and the last may be sent again', async () => {
  const company = await createCompany()
  const caller = callerFor(company.admin)
  const save = (id: string) =>
    caller.application.saveTemplate({ id, version: null, kind: 'rejection', title: 'Kurz', body: 'Guten Tag {name}' })
  const last = uuidv7()
  for (const id of [...Array.from({ length: 99 }, uuidv7), last]) await save(id)
  expect(await save(last)).toEqual({ id: last, version: 1 })
  await expect(save(uuidv7())).rejects.toThrow('Mehr als 100 Vorlagen')
})
