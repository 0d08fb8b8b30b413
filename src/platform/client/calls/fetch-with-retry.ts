const RETRY_STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Shown when the server was not reached, instead of the browser's English message. */
const NO_CONNECTION = 'Keine Verbindung zum Server. Die Eingaben sind noch da; bitte noch einmal versuchen.'

/** The error of a lost connection; `fetch` also rejects with a TypeError then. */
export function connectionLost(cause?: unknown): TypeError {
  return new TypeError(NO_CONNECTION, { cause })
}

/** Whether an error says that the server was not reached; the client of the procedures keeps it as its cause. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.message === NO_CONNECTION || isConnectionLost(error.cause)
}

/** Whether a proxy answered that it could not reach us, for example while the server restarts. */
export function isUnreached(status: number): boolean {
  return status >= 502 && status <= 504
}

/**
 * The browser's `fetch` as in section 7 of the specification: one retry for GET and HEAD on the statuses above, none
 * for calls with a body or another method. A lost connection has no status and is not retried.
 */
export async function fetchWithRetry(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await reach(input, init)
  const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()
  const mayRetry = (method === 'GET' || method === 'HEAD') && !init?.body
  if (!mayRetry || !RETRY_STATUSES.includes(response.status)) return response
  return reach(input, init)
}

async function reach(input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    return await fetch(input, init)
  } catch (error) {
    throw error instanceof TypeError ? connectionLost(error) : error
  }
}
