import { expect, it } from 'vitest'
import { createRateLimit, networkOf } from './rate-limit.ts'

it('lets each caller in so often in a window, and again in the next', () => {
  let clock = 0
  const limit = createRateLimit({ limit: 2, windowSeconds: 60 }, () => clock)
  expect(limit.take('a')).toEqual({ ok: true, remaining: 1, retryAfterSeconds: 60 })
  clock = 20_500
  expect(limit.take('a')).toEqual({ ok: true, remaining: 0, retryAfterSeconds: 40 })
  expect(limit.take('a')).toMatchObject({ ok: false, remaining: 0 })
  expect(limit.take('b').ok).toBe(true)
  clock = 60_000
  expect(limit.take('a')).toEqual({ ok: true, remaining: 1, retryAfterSeconds: 60 })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:0db8:0000:0007:0:0:0:9', '2001:db8:0:7::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a connection that changes its IPv6 address at every turn stays one caller', () => {
  const limit = createRateLimit({ limit: 2, windowSeconds: 60 })
  expect(['1', '2', '3'].map((end) => limit.take(`2001:db8:0:7::${end}`).ok)).toEqual([true, true, false])
  expect(limit.take('2001:db8:0:8::1').ok).toBe(true)
})
