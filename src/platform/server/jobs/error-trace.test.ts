import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { errorTrace } from './error-trace'

test('says what kind of error it was, from the outside to the cause, and nothing of its message', () => {
  const cause = Object.assign(new Error('Key (email)=(eva@test.example) already exists.'), {
    ...{ name: 'DatabaseError', code: '23505', table: 'user', constraint: 'user_email_key' },
    detail: 'Key (email)=(eva@test.example) already exists.',
  })
  const trace = errorTrace(new TypeError('Failed query, params: eva@test.example', { cause }))
  expect(trace).toMatch(/^TypeError ← DatabaseError 23505 user user_email_key/)
  expect(trace).not.toContain('eva')
})

test('names the function an error came from', () => {
  function deliver(): never {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' })
  }
  expect(thrownBy(deliver)).toBe('Error ECONNREFUSED, in deliver')
})

test('names the function of ours that waited, not those of Node.js or a package', async () => {
  async function readLetter() {
    await readFile('/gibt/es/nicht')
  }
  expect(errorTrace(await readLetter().catch((error: unknown) => error))).toBe('Error ENOENT, in readLetter')
  const failed = Object.assign(new Error('relation "resume_drop" does not exist'), { name: 'error', code: '42P01' })
  failed.stack = `error: relation "resume_drop" does not exist
    at /srv/node_modules/pg-pool/index.js:45:11
    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)
    at async file:///srv/dist/server/assets/db.js:5301:13
    at async NodePgPreparedQuery.queryWithCache (file:///srv/dist/server/assets/db.js:5152:11)
    at async forgetDrops (file:///srv/dist/server/assets/start.js:6573:7)`
  expect(errorTrace(failed)).toBe('error 42P01, in forgetDrops')
})

test('is no error, so only its type is told', () => {
  expect(errorTrace('eva@test.example')).toBe('string')
})

function thrownBy(work: () => never): string {
  try {
    return work()
  } catch (error) {
    return errorTrace(error)
  }
}
