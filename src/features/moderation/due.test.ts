import { expect, it } from 'vitest'
import { canAppeal, reportDueAt } from './due'
import { REPORT_REASONS } from './vocabulary'

const at = new Date('2026-11-20T10:00:00Z')

it('gives fraud and personal data a day and everything else a week', () => {
  for (const reason of REPORT_REASONS) {
    const day = ['scam', 'personal-data'].includes(reason) ? '21' : '27'
    expect(reportDueAt(reason, at)).toEqual(new Date(`2026-11-${day}T10:00:00Z`))
  }
})

it('lets people complain for six months', () => {
  expect(canAppeal(at, new Date('2027-05-20T10:00:00Z'))).toBe(true)
  expect(canAppeal(at, new Date('2027-05-24T10:00:00Z'))).toBe(false)
})
