import { createTRPCClient, TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { createCompany } from '../../../tests/factories/company'
import { createJobPosting } from '../../../tests/factories/job-posting'
import type { AppRouter } from '../root-router'
import { createContext } from './context'
import { inProcessLink } from './in-process'

const client = createTRPCClient<AppRouter>({ links: [inProcessLink(() => createContext(new Headers()))] })

test('a page gets what a procedure gives, dates included', async () => {
  const company = await createCompany()
  const { id } = await createJobPosting({ companyId: company.id })
  const posting = await client.jobPosting.byId.query({ id })
  expect(posting.id).toBe(id)
  expect(posting.publishedAt).toBeInstanceOf(Date)
})

test.each([
  ['what does not exist', () => client.jobPosting.byId.query({ id: uuidv7() }), 'NOT_FOUND', 404],
  ['an input that is none', () => client.jobPosting.byId.query({ id: 'x' }), 'BAD_REQUEST', 400],
  ['what a visitor may not ask', () => client.application.mine.query({}), 'UNAUTHORIZED', 401],
])('%s fails as it does over the wire', async (_name, call, code, httpStatus) => {
  const error = await call().catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(TRPCClientError)
  expect(error).toMatchObject({ data: { code, httpStatus }, message: expect.stringMatching(/\.$/) })
})
