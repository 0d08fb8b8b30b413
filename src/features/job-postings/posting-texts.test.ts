import { expect, it } from 'vitest'
import {
  contractText,
  distanceText,
  featureTexts,
  payText,
  placeText,
  publicationText,
  workingTimes,
} from './posting-texts'

it('states pay with its period, or nothing', () => {
  expect(payText({ salaryMinCents: 340_000, salaryMaxCents: 415_000, salaryPeriod: 'month' })?.period).toBe('im Monat')
  expect(payText({ salaryMinCents: null, salaryMaxCents: null, salaryPeriod: 'hour' })).toBeNull()
})

it.each([
  [['Bielefeld'], 'onsite', 'Bielefeld'],
  [['Bielefeld', 'Bielefeld'], 'onsite', 'Bielefeld'],
  [['Bielefeld', 'Herford'], 'hybrid', 'Bielefeld und Herford'],
  [['Bielefeld', 'Herford', 'Minden'], 'onsite', 'Bielefeld und 2 weitere Orte'],
  [['Bielefeld'], 'remote', 'Homeoffice'],
  [[], 'remote', 'Homeoffice'],
] as const)('names the places %j (%s): %s', (names, workplace, text) => expect(placeText(names, workplace)).toBe(text))

it('rounds distances', () =>
  expect([null, 0.2, 1.4, 14.6].map(distanceText)).toEqual([null, null, '1\u00a0km', '15\u00a0km']))

it('lists features and mentions home only where it applies', () => {
  const posting = {
    employerType: 'direct' as const,
    employmentTypes: ['Vollzeit' as const],
    contract: 'fixed-term' as const,
    fixedTermUntil: '2027-12-31',
  }
  expect(featureTexts({ ...posting, workplace: 'onsite' })).toEqual(['Vollzeit', 'Befristet bis 31.12.2027'])
  expect(featureTexts({ ...posting, contract: null, workplace: 'onsite' })).toEqual(['Vollzeit'])
  expect(featureTexts({ ...posting, workplace: 'hybrid' })).toContain('Hybrid')
  expect(featureTexts({ ...posting, employerType: 'temporary-work', workplace: 'onsite' })).toContain('Zeitarbeit')
  const lent = { ...posting, employerType: 'temporary-work' as const, employmentTypes: ['Zeitarbeit' as const] }
  expect(featureTexts({ ...lent, workplace: 'onsite' })).toEqual(['Zeitarbeit', 'Befristet bis 31.12.2027'])
  expect(contractText({ contract: 'fixed-term', fixedTermUntil: null })).toBe('Befristet')
})

it('lists temporary work among the working times only where the employer does not say it', () => {
  const employmentTypes = ['Vollzeit', 'Zeitarbeit'] as const
  expect(workingTimes({ employerType: 'temporary-work', employmentTypes: [...employmentTypes] })).toEqual(['Vollzeit'])
  expect(workingTimes({ employerType: 'direct', employmentTypes: [...employmentTypes] })).toEqual(employmentTypes)
})

it('calls new what came today or yesterday', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(publicationText(new Date('2026-11-19T10:00:00Z'), now)).toEqual({ age: 'gestern', isNew: true })
  expect(publicationText(new Date('2026-11-18T10:00:00Z'), now)).toEqual({ age: 'vor 2\u00a0Tagen', isNew: false })
})
