import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { readiness } from '~/server/readiness'
import { page, startServer } from './running-server.ts'

// A balancer that hears nothing would take the busiest process out, and the others would get its visitors.
test('a process whose connections are all in use says in time that it is ready', async () => {
  const { pool } = database()
  const { url } = await startServer(() => page('da'), { readiness })
  // Opening a connection for the first time is not what is measured.
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const waiting = pool.query('select 1')
  try {
    const answer = await fetch(`${url}/readyz`)
    expect(pool.idleCount).toBe(0)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^ready\n/)])
  } finally {
    for (const client of held) client.release()
  }
  expect((await waiting).rowCount).toBe(1)
})
