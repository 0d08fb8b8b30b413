import { APIError } from 'better-auth/api'

type Status = 'BAD_REQUEST' | 'CONFLICT' | 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'UNAUTHORIZED'

/** Refuses a call to `/api/auth`; the pages put its code into words. */
export function refusal(status: Status, code: string, headers?: HeadersInit): APIError {
  return new APIError(status, { code, message: code }, headers)
}
