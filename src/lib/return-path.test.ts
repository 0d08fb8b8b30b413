import { describe, expect, test } from 'vitest'
import { linkPath, safeReturnPath } from './return-path'

describe('safeReturnPath', () => {
  test.each([
    '/',
    '/app',
    '/app/applicant/saved?page=2#liste',
    '/job-posting/0199?von=mail',
    '/search/jobs?was=B%C3%A4cker',
  ])('lets %s through', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  test.each([
    '//boese.example',
    '///boese.example',
    '/\\boese.example',
    '/\t/boese.example',
    '/\n/boese.example',
    '/app/..//boese.example',
    'https://boese.example',
    'javascript:alert(1)',
    'app',
    '',
    '/auth/login',
    '/api/auth/sign-out',
    `/${'a'.repeat(2000)}`,
    undefined,
    ['/app'],
  ])('refuses %j', (value) => {
    expect(safeReturnPath(value)).toBeNull()
  })
})

test.each([
  ['/app', '/app'],
  ['/app/company/sepa?plan=0199-ab', '/app/company/sepa?plan=0199-ab'],
  ['/search/jobs?was=B%C3%A4cker,Koch&wo=a?b#oben', '/search/jobs?was=B%C3%A4cker%2CKoch&wo=a%3Fb'],
])('linkPath(%s)', (path, expected) => {
  expect(linkPath(path)).toBe(expected)
})
