import { expect, it } from 'vitest'
import { canAppeal, reportDueAt } from './due'

const at = new Date('2026-11-20T10:00:00Z')

it('gives fraud a day and everything else a week', () => {
  expect(reportDueAt('scam', at)).toEqual(new Date('2026-11-21T10:00:00Z'))
  expect(reportDueAt('misleading', at)).toEqual(new Date('2026-11-27T10:00:00Z'))
})

it('lets people complain for six months', () => {
  expect(canAppeal(at, new Date('2027-05-20T10:00:00Z'))).toBe(true)
  expect(canAppeal(at, new Date('2027-05-24T10:00:00Z'))).toBe(false)
})
