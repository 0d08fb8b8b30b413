import { setClock } from '~/lib/current-time'
import { connectionLost, isUnreached } from './fetch-with-retry'

/** The header counts whole seconds, and the answer was on its way: less than this is no difference, milliseconds. */
const TOLERANCE_MS = 5_000

/**
 * Lets the page go by the server's clock where the device's is wrong: what "today" is, and whether a moment is over, is
 * then said as the server will decide it.
 *
 * @param headers of an answer that was made just now
 */
function noteServerTime(headers: Headers): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) return
  const offset = serverTime - Date.now()
  // From the device's clock on, which goes on while it sleeps.
  setClock(Math.abs(offset) < TOLERANCE_MS ? null : () => Date.now() + offset)
}

/** tRPC's own sentence for an answer that is none of ours, whatever its status (specification section 8). */
const INCOMPREHENSIBLE = 'Unable to transform response from server'

type Send = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** As much of an answer as tRPC looks at. */
type ReadAnswer = { ok: boolean; json: () => Promise<unknown> }

/**
 * Reads answers for tRPC, which would show people the JSON parser's English words for one that is no JSON, and the
 * browser's for one that breaks off.
 */
export function readingAnswers(send: Send) {
  return async (input: RequestInfo | URL, init?: RequestInit): Promise<ReadAnswer> => {
    const response = await send(input, init)
    noteServerTime(response.headers)
    // The server is there, its database is not: a page waits and opens again by itself, as without a connection.
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
    // A page that was not reached waits and opens again by itself, as it does when there is no connection at all.
    throw new Error(INCOMPREHENSIBLE, { cause: isUnreached(status) ? connectionLost(cause) : cause })
  }
}
