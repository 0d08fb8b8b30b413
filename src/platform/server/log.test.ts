import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from './database/db.ts'
import { describeError } from './process/describe-error.ts'

test('what a failed query was called with is not in the log, however many lines it has', async () => {
  const letter = 'Guten Tag,\nich heiße Miriam Yıldız\nund wohne in Bielefeld.'
  const error = await database()
    .db.execute(sql`select ${letter}::text, (${letter}::text)::int`)
    .catch((caught: unknown) => caught)
  const described = JSON.stringify(describeError(error))
  expect(described).toContain('Failed query')
  expect(described).toContain('log.test.ts')
  expect(described).not.toMatch(/Guten|Miriam|Bielefeld/)
})

test('what the job queue hands on as a copy of an error is described like the error', () => {
  const { message, stack } = new Error('connect ECONNREFUSED 127.0.0.1:5432')
  const copy = { code: 'ECONNREFUSED', message, stack, queue: 'audit', worker: '7' }
  expect(describeError(copy)).toMatchObject({ type: 'Error', message, stack, code: 'ECONNREFUSED' })
  expect(describeError({ queue: 'audit' })).toEqual({ message: 'object' })
})
