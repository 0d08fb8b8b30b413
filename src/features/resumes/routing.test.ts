import { describe, expect, test } from 'vitest'
import { appRedirect } from '~/features/billing/routing'
import type { SessionUser } from '~/platform/client/session-user'
import { mayOpenResume, maySearchResumes, resumeSearchRedirect } from './routing'

const OWN = '018f3c1e-0000-7000-8000-00000000000a'
const OTHER = '018f3c1e-0000-7000-8000-00000000000b'

const applicant: SessionUser = {
  id: 'u',
  name: 'Kim',
  email: 'kim@test.example',
  type: 'APPLICANT',
  billingSetup: false,
  hasValidLicense: false,
  isAdmin: false,
  applicantProfile: { id: OWN },
  companyProfiles: [],
}

function company(state: { license: boolean; profile: boolean; admin: boolean }): SessionUser {
  const companyProfile = { id: 'p', name: 'Hartmann', hasValidLicense: state.license }
  return {
    ...applicant,
    type: 'COMPANY',
    billingSetup: true,
    hasValidLicense: state.license,
    applicantProfile: null,
    companyProfiles: state.profile ? [{ isAdmin: state.admin, companyProfile }] : [],
  }
}

const platformAdmin: SessionUser = { ...company({ license: false, profile: false, admin: false }), isAdmin: true }

const flags = [true, false]
const companies = flags.flatMap((license) =>
  flags.flatMap((profile) => flags.map((admin) => ({ license, profile, admin }))),
)

describe('specification section 6: "Alle Lebensläufe"', () => {
  test.each(companies.flatMap((state) => flags.map((posting) => ({ ...state, posting }))))(
    'licence $license, profile $profile, company admin $admin, posting $posting',
    async ({ posting, ...state }) => {
      const expected = posting ? null : '/app/company/job-postings'
      expect(await resumeSearchRedirect(company(state), async () => posting)).toBe(state.license ? expected : '/app')
      expect(maySearchResumes(company(state))).toBe(state.license)
    },
  )
  test.each([
    ['an applicant', applicant],
    ['a platform admin without a licensed company', platformAdmin],
  ])('%s goes to /app, and nobody asks for postings', async (_who, user) => {
    expect(await resumeSearchRedirect(user, () => Promise.reject(new Error('asked')))).toBe('/app')
  })
  test.each(companies.filter(({ license }) => license))('where it leads opens for $profile, $admin', async (state) => {
    const target = await resumeSearchRedirect(company(state), async () => false)
    expect(appRedirect(company(state), target ?? '')).toBeNull()
  })
})

describe('specification section 2: a résumé', () => {
  test.each(companies)('licence $license, profile $profile, company admin $admin', (state) => {
    expect(mayOpenResume(company(state), OTHER)).toBe(state.license && state.profile)
  })
  test.each([
    ['its owner', applicant, OWN, true],
    ['another applicant', applicant, OTHER, false],
    ['an applicant without a profile', { ...applicant, applicantProfile: null }, OTHER, false],
    ['a platform admin', platformAdmin, OTHER, true],
  ])('%s', (_who, user, id, expected) => {
    expect(mayOpenResume(user, id)).toBe(expected)
  })
})
