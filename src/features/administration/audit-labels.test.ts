import { expect, test } from 'vitest'
import { readSources } from '../../../tests/architecture/sources'
import { auditActionLabel } from './audit-labels'

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
