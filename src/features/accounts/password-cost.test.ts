import { scryptSync } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { expect, it } from 'vitest'

it('stores passwords by a scrypt that costs an attacker 32 MB and a tenth of a second for each guess', async () => {
  const stored = await hashPassword('ein ganzer Satz als Passwort')
  const [salt = '', key] = stored.split(':')
  const options = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
  expect(scryptSync('ein ganzer Satz als Passwort', salt, 64, options).toString('hex')).toBe(key)
  expect(Buffer.from(salt, 'hex')).toHaveLength(16)
  expect(await verifyPassword({ hash: stored, password: 'ein ganzer Satz als Passwort' })).toBe(true)
  expect(await verifyPassword({ hash: stored, password: 'ein anderer Satz' })).toBe(false)
})
