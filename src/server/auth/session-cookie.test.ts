import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isDueForRenewal, signedSessionToken } from './session-cookie'

const AUTH_SECRET = 'ein Geheimnis, das lang genug ist'
const http = { AUTH_SECRET, APP_URL: 'http://stellwerk.test' }
const https = { AUTH_SECRET, APP_URL: 'https://stellwerk.test' }

function cookie(token: string, { secret = AUTH_SECRET, name = 'better-auth.session_token' } = {}) {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`
}

const read = (value: string, config = http) => signedSessionToken(new Headers({ cookie: value }), config)

describe('the token of the session cookie', () => {
  test('is read among other cookies', () => {
    expect(read(`theme=dark; ${cookie('abc123')}; x=y`)).toBe('abc123')
  })

  test.each([
    ['no cookie', 'theme=dark'],
    ['another secret', cookie('abc123', { secret: 'ein anderes' })],
    ['another token under the signature', cookie('abc123').replace('abc123', 'abc124')],
    ['no signature', 'better-auth.session_token=abc123'],
    ['an empty signature', 'better-auth.session_token=abc123.'],
    ['broken escapes', 'better-auth.session_token=%E0%A4%A'],
    ['two of them, of which one may have been planted', `${cookie('abc123')}; ${cookie('abc124')}`],
  ])('is not believed with %s', (_name, value) => {
    expect(read(value)).toBeNull()
  })

  test('counts only under the protected name where the product runs over https', () => {
    const secured = cookie('abc123', { name: '__Host-better-auth.session_token' })
    expect(read(cookie('abc123', { name: '__Secure-better-auth.session_token' }), https)).toBeNull()
    expect(read(cookie('abc123'), https)).toBeNull()
    expect(read(secured, https)).toBe('abc123')
    expect(read(secured)).toBeNull()
  })
})

test('a session is due for renewal a day after it was last renewed', () => {
  const hour = 60 * 60 * 1000
  const now = new Date('2026-11-22T12:00:00Z')
  const renewedHoursAgo = (hours: number) => new Date(now.getTime() + (30 * 24 - hours) * hour)
  expect(isDueForRenewal(renewedHoursAgo(23), now)).toBe(false)
  expect(isDueForRenewal(renewedHoursAgo(24), now)).toBe(true)
})
