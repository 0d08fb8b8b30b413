import { describe, expect, test } from 'vitest'
import type { SessionUser } from '~/platform/client/session-user'
import { appRedirect } from './routing'

const SEPA = '/app/company/sepa'

function companyUser(state: { profile: 'admin' | 'member' | 'none'; setup: boolean; license: boolean }): SessionUser {
  const companyProfile = { id: 'p', name: 'Hartmann', hasValidLicense: state.license }
  return {
    id: 'u',
    name: 'Kim',
    email: 'kim@firma.example',
    type: 'COMPANY',
    billingSetup: state.setup,
    hasValidLicense: state.license,
    isAdmin: false,
    applicantProfile: null,
    companyProfiles: state.profile === 'none' ? [] : [{ isAdmin: state.profile === 'admin', companyProfile }],
  }
}

const applicant: SessionUser = {
  ...companyUser({ profile: 'none', setup: false, license: false }),
  type: 'APPLICANT',
}

describe('forced to set up billing', () => {
  const everyPath = [
    '/app',
    '/app/company',
    '/app/company/profile',
    '/app/company/members',
    '/app/account',
    '/app/applicant',
  ]
  test.each(everyPath)('an admin without billing who opens %s', (path) => {
    expect(appRedirect(companyUser({ profile: 'admin', setup: false, license: false }), path)).toBe(SEPA)
  })
  test.each(everyPath)('somebody without company profile and billing who opens %s', (path) => {
    expect(appRedirect(companyUser({ profile: 'none', setup: false, license: false }), path)).toBe(SEPA)
  })
  test('not a member who is no admin', () => {
    const member = companyUser({ profile: 'member', setup: false, license: false })
    expect(appRedirect(member, '/app/company/profile')).toBeNull()
  })
  test('not an applicant, who never has billing', () => {
    expect(appRedirect(applicant, '/app/applicant')).toBeNull()
  })
})

describe('the sepa page', () => {
  test.each([
    ['admin', false, false, null],
    ['admin', true, false, null],
    ['admin', false, true, null],
    ['admin', true, true, '/app'],
    ['none', false, false, null],
    ['none', true, false, null],
    ['none', true, true, '/app'],
    ['member', false, false, '/app'],
    ['member', true, false, '/app'],
    ['member', true, true, '/app'],
  ] as const)('profile %s, set up %s, licence %s → %s', (profile, setup, license, expected) => {
    expect(appRedirect(companyUser({ profile, setup, license }), SEPA)).toBe(expected)
  })
  test('a trailing slash makes no difference', () => {
    expect(appRedirect(companyUser({ profile: 'admin', setup: false, license: false }), `${SEPA}/`)).toBeNull()
  })
})

describe('each to their own area', () => {
  const admin = companyUser({ profile: 'admin', setup: true, license: true })
  const expiredAdmin = companyUser({ profile: 'admin', setup: true, license: false })
  const member = companyUser({ profile: 'member', setup: true, license: true })
  const withoutProfile = companyUser({ profile: 'none', setup: true, license: true })
  test.each([
    ['admin', admin, '/app', '/app/company'],
    ['member', member, '/app/', '/app/company'],
    ['applicant', applicant, '/app', '/app/applicant'],
    ['applicant', applicant, '/app/company', '/app'],
    ['applicant', applicant, SEPA, '/app'],
    ['applicant', applicant, '/app/company/members', '/app'],
    ['applicant', applicant, '/app/applicant/resumes', null],
    ['applicant', applicant, '/app/account', null],
    ['admin', admin, '/app/applicant', '/app'],
    ['admin', admin, '/app/applicant/resumes/create', '/app'],
    ['admin', admin, '/app/account', null],
    ['admin', admin, '/app/company/members', null],
    ['admin', admin, '/app/company/billing', null],
    ['expired admin', expiredAdmin, '/app/company/billing', null],
    ['expired admin', expiredAdmin, '/app/company/job-postings', null],
    ['member', member, '/app/company/members', '/app'],
    ['member', member, '/app/company/members/', '/app'],
    ['member', member, '/app/company/billing', '/app'],
    ['member', member, '/app/company/applications', null],
    ['without profile', withoutProfile, '/app/company', null],
    ['without profile', withoutProfile, '/app/company/profile', null],
    ['without profile', withoutProfile, '/app/company/members', '/app'],
    ['without profile', withoutProfile, '/app/company/billing', null],
  ] as const)('%s %#: %s', (_name, user, path, expected) => {
    expect(appRedirect(user, path)).toBe(expected)
  })
})
