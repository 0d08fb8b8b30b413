import { setClock } from '~/lib/current-time'
import { connectionLost, isUnreached } from './fetch-with-retry'

/**
 * The header counts whole seconds and the answer took time to arrive: a smaller difference is ignored, milliseconds.
 */
const TOLERANCE_MS = 5_000

/**
 * Makes the page use the server's clock where the device's is wrong, so that "today" and deadlines match what the
 * server decides.
 * @param headers of an answer that was made just now
 */
function noteServerTime(headers: Headers): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) return
  const offset = serverTime - Date.now()
  // Based on the device's clock, which keeps running during sleep.
  setClock(Math.abs(offset) < TOLERANCE_MS ? null : () => Date.now() + offset)
}

/** tRPC's own sentence for an answer that is not ours, whatever its status (specification section 8). */
const INCOMPREHENSIBLE = 'Unable to transform response from server'

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** The part of an answer that tRPC reads. */
type ReadAnswer = { ok: boolean; json: () => Promise<unknown> }

/**
 * Reads answers for tRPC, which would otherwise show people the English errors of the JSON parser or of an interrupted
 * connection.
 */
export function readingAnswers(send: Send) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<ReadAnswer> => {
    const response = await send(input, init)
    noteServerTime(response.headers)
    // The server runs but its database does not: a page waits and reloads by itself, as without a connection.
    if (response.headers.has('x-database-away')) throw connectionLost()
    return { ok: response.ok, json: async () => parse(await wholeText(response), response.status) }
  }
}

async function wholeText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw error instanceof TypeError ? connectionLost(error) : error
  }
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // A page that was not reached waits and reloads by itself, as without a connection.
    throw new Error(INCOMPREHENSIBLE, { cause: isUnreached(status) ? connectionLost(cause) : cause })
  }
}
