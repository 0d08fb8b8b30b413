import { TRPCClientError } from '@trpc/client'
import { expect, test } from 'vitest'
import { callErrors, isHeldUp } from './call-error'

test('the browser knows of a refusal that came with its page what the server knew', () => {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, path: 'searchAlert.pending' } as const
  const shape = {
    message: 'Bitte warten.',
    code: -32_029 as const,
    data: { ...data, reason: null, fieldErrors: null, requestId: null },
  }
  const error = callErrors.fromSerializable(callErrors.toSerializable(TRPCClientError.from({ error: shape })))
  expect([error.message, isHeldUp(error)]).toEqual(['Bitte warten.', true])
})
