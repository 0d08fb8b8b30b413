import { type ErrorStatus, errorText } from './error-text.ts'

/** An error in the shape that all below `/api/` has. */
export function errorJson(path: string, status: ErrorStatus, requestId: string | null): string {
  const { message, code } = errorText(status)
  const error = { message, code, data: { fieldErrors: null, requestId } }
  // The tRPC client runs every error through superjson, which looks for its value under `json`.
  const isRemoteCall = path.startsWith('/api/trpc')
  return JSON.stringify({ error: isRemoteCall ? { ...error, json: error } : error })
}
