import { expect, it } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { followShort, shortAddress } from './short-address'

const start = `${getConfig().APP_URL}/s/`
const codeOf = (id: string) => shortAddress(id).slice(start.length)

it.each([
  '019b76da-a800-7d51-a86a-f921087024fa',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
])('leads from the short address of %s to its page, as a link somebody shared', (id) => {
  expect(shortAddress(id)).toMatch(/\/s\/[1-9A-Za-z]{22}$/)
  const answer = followShort(codeOf(id))
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `/job-posting/${id}?quelle=geteilt`])
})

it('stays on our own host, and leads to no posting from what is no code', () => {
  const code = codeOf('019b76da-a800-7d51-a86a-f921087024fa')
  const beyond = 'z'.repeat(22)
  for (const wrong of ['', code.slice(1), `${code}1`, code.replace(/.$/, '0'), '//other.example', 'a?b#c\\', beyond]) {
    const location = followShort(wrong).headers.get('location') ?? ''
    expect(location).toBe(`/job-posting/${encodeURIComponent(wrong)}?quelle=geteilt`)
  }
})
