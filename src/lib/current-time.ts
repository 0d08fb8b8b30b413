/** Milliseconds since the epoch. */
type Clock = () => number

/** Several copies of this module may be loaded (development, tests); they share one clock. */
const KEY = Symbol.for('stellwerk.clock')

/**
 * The current time: on the server by the database's clock (see platform/server/database/clock.ts), so that all nodes
 * agree and one wrong clock decides nothing; in the browser by the server's, once it has answered. Before a clock is
 * set, and where there is none (a test, a tool), the machine's own.
 * Whatever depends on the time of day uses this or SQL's `now()`; durations are measured with `performance.now()`.
 */
export function currentTime(): Date {
  const clock: unknown = Reflect.get(globalThis, KEY)
  return new Date(typeof clock === 'function' ? Number(clock()) : Date.now())
}

/** Sets the clock of this process or page; `null` is the machine's own. */
export function setClock(clock: Clock | null): void {
  Reflect.set(globalThis, KEY, clock)
}
