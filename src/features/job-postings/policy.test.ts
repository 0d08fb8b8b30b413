import { expect, it } from 'vitest'
import { postingRights } from './policy'
import type { JobPostingStatus } from './vocabulary'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-12-20T12:00:00Z')

it.each([
  ['draft', null, ['edit', 'publish', 'delete', 'duplicate']],
  ['published', later, ['edit', 'pause', 'confirm', 'renew', 'archive', 'duplicate']],
  ['published', now, ['edit', 'renew', 'archive', 'duplicate']],
  ['paused', later, ['edit', 'resume', 'renew', 'archive', 'duplicate']],
  ['paused', now, ['edit', 'renew', 'archive', 'duplicate']],
  ['expired', now, ['edit', 'renew', 'archive', 'duplicate']],
  ['archived', now, ['duplicate']],
] satisfies [JobPostingStatus, Date | null, string[]][])('allows in %s until %s: %j', (status, runsUntil, allowed) => {
  const rights = Object.entries(postingRights({ status, runsUntil }, now))
  expect(rights.filter(([, isAllowed]) => isAllowed).map(([right]) => right)).toEqual(allowed)
})

it('lets a posting come back by confirming that paused for want of it', () => {
  const paused = { status: 'paused' as const, runsUntil: later, pausedUnconfirmed: true }
  expect(postingRights(paused, now)).toMatchObject({ confirm: true })
  expect(postingRights({ ...paused, pausedUnconfirmed: false }, now)).toMatchObject({ confirm: false })
  expect(postingRights({ ...paused, runsUntil: now }, now)).toMatchObject({ confirm: false })
})
