import { type ErrorKind, errorText, statusOf } from './error-text.ts'

/** An error in the shape of everything below `/api/`. */
export function errorJson(path: string, kind: ErrorKind, requestId: string | null): string {
  const { message, code } = errorText(kind)
  const error = { message, code, data: { fieldErrors: null, requestId } }
  // The tRPC client passes every error through superjson, which looks for its value under `json`.
  const isRemoteCall = path.startsWith('/api/trpc')
  // Its client reads code and message where better-auth puts them.
  if (statusOf(kind) === 503 && path.startsWith('/api/auth'))
    return JSON.stringify({ code: errorText(kind).reason, message, error })
  return JSON.stringify({ error: isRemoteCall ? { ...error, json: error } : error })
}
