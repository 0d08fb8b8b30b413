const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/**
 * `fetch` of the browser as the specification's section 7 has it: one retry for GET and HEAD on the statuses above,
 * none for calls with a body or of another kind. A lost connection counts as no status and is not retried.
 */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
  const mayRetry = (method === 'GET' || method === 'HEAD') && !init?.body
  if (!mayRetry || !RETRY_STATUSES.includes(response.status)) return response
  return fetch(input, init)
}
