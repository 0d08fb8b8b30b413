import { setClock } from '~/lib/current-time'

/** The header counts whole seconds, and the answer was on its way: less than this is no difference, milliseconds. */
const TOLERANCE_MS = 5_000

/**
 * Lets the page go by the server's clock where the device's is wrong: what "today" is, and whether a moment is over, is
 * then said as the server will decide it.
 *
 * @param headers of an answer that was made just now
 */
export function noteServerTime(headers: Headers): void {
  const serverTime = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) return
  const offset = serverTime - Date.now()
  // From the device's clock on, which goes on while it sleeps.
  setClock(Math.abs(offset) < TOLERANCE_MS ? null : () => Date.now() + offset)
}
