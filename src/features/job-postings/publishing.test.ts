import { describe, expect, it } from 'vitest'
import { emptyRichText, richTextFromPlain } from '~/lib/rich-text/rich-text'
import { missingForPublishing, publishingChecklist } from './publishing'

const complete = {
  title: 'Koch (m/w/d)',
  employerType: 'direct',
  temporaryWorkPermit: null,
  occupationField: 'Gastronomie, Hotel & Tourismus',
  employmentTypes: ['Vollzeit'],
  contract: 'permanent',
  fixedTermUntil: null,
  workplace: 'onsite',
  places: [{ postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 }],
  salaryMinCents: null,
  salaryMaxCents: null,
  tasks: richTextFromPlain(['Kochen']),
  profile: richTextFromPlain(['Gelernt']),
  offer: richTextFromPlain(['Freie Sonntage']),
  contactName: null,
  hoursPerWeek: null,
} satisfies Parameters<typeof missingForPublishing>[0]

const today = '2026-11-22'

describe('missingForPublishing', () => {
  it('is empty for a complete posting, although advice remains', () => {
    expect(missingForPublishing(complete, 'warn', today)).toEqual([])
    expect(
      publishingChecklist(complete, 'warn', today)
        .filter((item) => !item.isDone)
        .map((item) => item.key),
    ).toEqual(['salary', 'hoursPerWeek', 'contactName'])
  })

  it.each([
    [{ title: ' ' }, 'Stellentitel'],
    [{ occupationField: null }, 'Berufsfeld'],
    [{ employmentTypes: [] }, 'Arbeitszeit'],
    [{ places: [] }, 'Arbeitsort'],
    [{ employerType: 'temporary-work' as const }, 'Erlaubnis zur Arbeitnehmerüberlassung'],
    [{ contract: 'fixed-term' as const }, 'Ende der Befristung'],
    [{ contract: 'fixed-term' as const, fixedTermUntil: today }, 'Ende der Befristung in der Zukunft'],
    [{ tasks: emptyRichText() }, 'Aufgaben'],
    [{ profile: richTextFromPlain(['', ' ']) }, 'Profil'],
    [{ offer: emptyRichText() }, 'Was Sie bieten'],
  ])('names what is missing: %j', (change, thing) => {
    expect(missingForPublishing({ ...complete, ...change }, 'warn', today)).toEqual([thing])
  })

  it('asks for no place when the work is done from home', () => {
    expect(missingForPublishing({ ...complete, places: [], workplace: 'remote' }, 'warn', today)).toEqual([])
  })
})

describe('pay', () => {
  const item = (payPolicy: 'off' | 'warn' | 'require', salaryMinCents: number | null) =>
    publishingChecklist({ ...complete, salaryMinCents }, payPolicy, today).find(({ key }) => key === 'salary')

  it('is a duty, an advice or no topic, as the platform has set', () => {
    expect(item('require', null)).toMatchObject({ isRequired: true, label: 'Gehaltsspanne: noch offen (Pflicht)' })
    expect(missingForPublishing(complete, 'require', today)).toEqual(['Gehaltsspanne'])
    expect(item('warn', null)).toMatchObject({ isRequired: false, label: 'Gehaltsspanne: noch offen (empfohlen)' })
    expect(missingForPublishing(complete, 'warn', today)).toEqual([])
    expect(item('off', null)).toBeUndefined()
    expect(missingForPublishing(complete, 'off', today)).toEqual([])
  })

  it.each(['off', 'warn', 'require'] as const)('is ticked off once it is told, under the policy %s', (policy) => {
    expect(item(policy, 3200_00)).toMatchObject({ isDone: true, label: 'Gehaltsspanne' })
    expect(missingForPublishing({ ...complete, salaryMinCents: 3200_00 }, policy, today)).toEqual([])
  })
})
