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
