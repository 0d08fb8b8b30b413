/** Milliseconds since the epoch. */
let clock = () => Date.now()

/**
 * The current time: on the server by the database's clock (see platform/server/database/clock.ts), so that all nodes
 * agree and one wrong clock decides nothing; in the browser by the server's, once it has answered. Before a clock is
 * set, and where there is none (a test, a tool), the machine's own.
 * Whatever depends on the time of day uses this or SQL's `now()`; durations are measured with `performance.now()`.
 */
export function currentTime(): Date {
  return new Date(clock())
}

/** Sets the clock of this process or page, in milliseconds since the epoch; `null` is the machine's own. */
export function setClock(own: (() => number) | null): void {
  clock = own ?? (() => Date.now())
}
