import { expect, test } from 'vitest'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { PRIVACY_TEMPLATE } from '../../terms/privacy-template'
import { DATA_SETS, LEFT_OUT, tableOf } from '../personal-data'
import { ACTIVITIES } from './register'

test('every table that holds something of a person belongs to exactly one activity', () => {
  const personal = [...new Set([...DATA_SETS.map(tableOf), ...Object.keys(LEFT_OUT)])]
  const registered = ACTIVITIES.flatMap(({ tables }) => tables)
  expect(personal.filter((name) => !registered.includes(name))).toEqual([])
  expect(registered.filter((name) => !personal.includes(name))).toEqual([])
  expect(registered.filter((name, at) => registered.indexOf(name) !== at)).toEqual([])
})

test('names what protects and logs, as the privacy statement does', () => {
  expect(PRIVACY_TEMPLATE).toMatch(/Protokolle des Servers.*Versuche je IP-Adresse/s)
  for (const id of ['protection', 'server-logs']) expect(ACTIVITIES.map((each) => each.id)).toContain(id)
})

test('states the periods that are set and the columns that are stored', async () => {
  await createOperator({ processors: 'Rechenzentrum, Minden' })
  const admin = callerFor(await createPlatformAdmin())
  await admin.admin.saveSetting({ key: 'sentMailDays', value: 33, updatedAt: null })
  const { activities, controller } = await admin.privacy.register()
  expect(controller).toMatchObject({ processors: 'Rechenzentrum, Minden' })
  const mails = activities.find(({ id }) => id === 'mails')
  expect(mails?.deletion).toContain('33\u00a0Tage')
  expect(mails?.deletion).toMatch(/Mahnungen und Belege der Abrechnung 8\u00a0Jahre/)
  expect(mails?.tables[0]?.columns).toContain('recipient')
  // What the database has, also of tables that the archive of a person leaves out.
  const empty = activities.flatMap(({ tables }) => tables).filter(({ columns }) => columns.length === 0)
  expect(empty).toEqual([])
  expect(activities.find(({ id }) => id === 'incidents')?.tables[0]?.columns).toContain('known_at')
})
