/** Milliseconds since the epoch. */
type Clock = () => number

/** The launcher's sources and the application's bundle each have a copy of this module, and one clock between them. */
const KEY = Symbol.for('stellwerk.clock')

/**
 * What time it is: on the server by the database's clock (see platform/server/database/clock.ts), so that all nodes agree
 * and a wrong one decides nothing; in the browser by the server's, once it has answered. Before a clock is set, and where
 * there is none (a test, a tool), the machine's own.
 *
 * Whatever is judged by the time of day asks here or SQL's `now()`; spans are measured with `performance.now()`.
 */
export function currentTime(): Date {
  const clock: unknown = Reflect.get(globalThis, KEY)
  return new Date(typeof clock === 'function' ? Number(clock()) : Date.now())
}

/** Sets the clock of this process or page; `null` is the machine's own. */
export function setClock(clock: Clock | null): void {
  Reflect.set(globalThis, KEY, clock)
}
