import { describe, expect, it } from 'vitest'
import type { SignedInActor } from '~/features/accounts/actor'
import { completeness, hasNoStations } from './completeness'
import { experienceYears } from './experience-years'
import { resumeRole, resumeSearchGate, shownToCompany } from './policy'
import { emptyResumeContent } from './schema'

const PROFILE = '018f3c1e-0000-7000-8000-00000000000a'

describe('resumeRole', () => {
  it.each([
    ['a visitor', null, null],
    ['the owner', actor({ type: 'APPLICANT', applicantProfileId: PROFILE }), 'owner'],
    ['another applicant', actor({ type: 'APPLICANT', applicantProfileId: 'other' }), null],
    ['an applicant without a profile', actor({ type: 'APPLICANT' }), null],
    ['a member of a licensed company', member(true), 'company'],
    ['a member of an unlicensed company', member(false), null],
    ['a member of a company without a profile', member(true, null), null],
    ['a reader of a licensed company', reader(true), 'reader'],
    ['a reader of an unlicensed company', reader(false), null],
    ['a platform admin', actor({ isPlatformAdmin: true }), 'platform-admin'],
    ['a platform admin of a licensed company', { ...member(true), isPlatformAdmin: true }, 'platform-admin'],
    ['a platform admin who is the owner', actor({ isPlatformAdmin: true, applicantProfileId: PROFILE }), 'owner'],
  ])('%s', (_who, who, expected) => {
    expect(resumeRole(who, PROFILE)).toBe(expected)
  })
})

describe('shownToCompany', () => {
  it.each([
    ['visible', false, 'all'],
    ['anonymous', false, 'redacted'],
    ['hidden', false, 'nothing'],
    [null, false, 'nothing'],
    ['visible', true, 'all'],
    ['anonymous', true, 'all'],
    ['hidden', true, 'all'],
    [null, true, 'all'],
  ] as const)('%s, grant: %s', (visibility, hasGrant, expected) => {
    expect(shownToCompany(visibility, hasGrant)).toBe(expected)
  })
})

it.each(['visible', 'anonymous', 'hidden', null] as const)(
  'a block closes %s, even to a company applied to',
  (chosen) => {
    expect([true, false].map((hasGrant) => shownToCompany(chosen, hasGrant, true))).toEqual(['nothing', 'nothing'])
  },
)

describe('resumeSearchGate', () => {
  it.each([
    ['licence and posting', member(true), true, 'open'],
    ['licence, no posting', member(true), false, 'needs-active-posting'],
    ['licence, no profile and so no posting', member(true, null), false, 'needs-active-posting'],
    ['no licence', member(false), true, 'needs-license'],
    ['no licence, no profile', member(false, null), false, 'needs-license'],
    ['a platform admin without a company', actor({ isPlatformAdmin: true }), true, 'needs-license'],
    [
      'a platform admin of a company without a posting',
      { ...member(true), isPlatformAdmin: true },
      false,
      'needs-active-posting',
    ],
    ['an applicant', actor({ type: 'APPLICANT' }), true, 'needs-license'],
    ['a visitor', null, true, 'needs-license'],
  ] as const)('%s', (_who, who, hasPosting, expected) => {
    expect(resumeSearchGate(who, hasPosting)).toBe(expected)
  })
})

describe('experienceYears', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const job = (from: string, to: string | null) => ({
    id: '',
    position: '',
    employer: '',
    place: null,
    description: '',
    from,
    to,
  })

  it('counts months once where jobs overlap', () => {
    expect(experienceYears([job('2020-01', '2022-12'), job('2021-01', '2023-12')], now)).toBe(4)
  })

  it('takes years without months from January to December', () => {
    expect(experienceYears([job('2012', '2015')], now)).toBe(4)
    expect(experienceYears([job('2015', '2015-06'), job('2015-07', '2016')], now)).toBe(2)
    expect(experienceYears([job('2025', null)], now)).toBe(1)
  })

  it('counts up to today, never into the future', () => {
    expect(experienceYears([job('2025-12', null)], now)).toBe(1)
    expect(experienceYears([job('2025-12', '2030-01')], now)).toBe(1)
    expect(experienceYears([], now)).toBe(0)
  })
})

it('a résumé with a summary alone has no stations, with one project it has', () => {
  expect(hasNoStations({ ...emptyResumeContent(), summary: 'Ich drehe gern.' })).toBe(true)
  const project = { id: '0190a5f0-0000-7000-8000-000000000001', name: 'Vereinsheim', url: null, description: '' }
  expect(hasNoStations({ ...emptyResumeContent(), projects: [project] })).toBe(false)
})

it('completeness counts what a reader misses', () => {
  expect(completeness(emptyResumeContent())).toBe(0)
  expect(completeness({ ...emptyResumeContent(), summary: 'Ich drehe gern.' })).toBe(17)
})

function actor(values: Partial<SignedInActor>): SignedInActor {
  return {
    userId: 'u',
    email: 'u@test.example',
    name: 'U',
    type: 'COMPANY',
    isPlatformAdmin: false,
    applicantProfileId: null,
    company: null,
    ...values,
  }
}

function member(hasValidLicense: boolean, profileId: string | null = 'p'): SignedInActor {
  return actor({ company: { id: 'c', isAdmin: false, profileId, hasValidLicense, billingSetup: true } })
}

function reader(hasLicensedProfile: boolean): SignedInActor {
  return actor({ reader: { companyId: 'c', jobPostingId: 'j', hasLicensedProfile } })
}
