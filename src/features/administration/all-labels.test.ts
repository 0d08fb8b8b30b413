import { expect, test } from 'vitest'
import { MAIL_KINDS } from '~/platform/mail-kinds'
import { readSources } from '../../../tests/architecture/sources'
import { auditActionLabel, mailKindOptions } from './all-labels'

test('every action that is written to the audit log has a German name', () => {
  const writers = readSources('src').filter(
    ({ file, imports }) =>
      !/\.test\.ts$/.test(file) && imports.some(({ target }) => /audit\/audit(\.ts)?$/.test(target)),
  )
  const actions = writers.flatMap(({ text }) => [...text.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)])
  const names = [...new Set(actions.map(([, name = '']) => name))]
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => auditActionLabel(name) === name)).toEqual([])
})

test('every kind of mail has a German name', () => {
  expect(mailKindOptions.map(({ value }) => value).sort()).toEqual(Object.keys(MAIL_KINDS).sort())
})
