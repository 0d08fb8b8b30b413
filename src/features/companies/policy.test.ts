import { describe, expect, test } from 'vitest'
import { invitationState, maskEmail } from './invitation'
import { memberRights } from './policy'

const boss = { id: 'boss', isAdmin: true }
const deputy = { id: 'deputy', isAdmin: true }
const colleague = { id: 'colleague', isAdmin: false }

describe('rights over members', () => {
  test.each([
    ['the only member', boss, [boss], false],
    ['the last admin', boss, [boss, colleague], false],
    ['one of two admins', boss, [boss, deputy], true],
    ['a member', colleague, [boss, colleague], true],
  ])('%s', (_name, member, members, expected) => {
    expect(memberRights(member, members)).toEqual({ changeRole: expected, remove: expected })
  })
})

describe('invitation', () => {
  const NOW = new Date('2026-11-20T10:00:00Z')
  const future = new Date('2026-11-20T10:00:01Z')
  test.each([
    ['pending', future, 'pending'],
    ['pending', NOW, 'expired'],
    ['accepted', NOW, 'accepted'],
    ['revoked', future, 'revoked'],
  ] as const)('%s until %s is %s', (status, expiresAt, expected) => {
    expect(invitationState({ status, expiresAt }, NOW)).toBe(expected)
  })

  test('shows the address only to who knows it', () => {
    expect(maskEmail('kim.berg@firma.de')).toBe('k…g@firma.de')
    expect(maskEmail('ab@firma.de')).toBe('a…@firma.de')
  })
})
