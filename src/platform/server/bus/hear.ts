import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { clockOffset } from '../database/clock.ts'
import type { Channel } from './channels.ts'

type Listener = {
  /** The ids of a notice. */
  heard(ids: readonly string[], channel: Channel): void
  /** Notices may have been missed: everything cached by these channels is invalid. */
  missed(): void
}

/** `offset` jumps while the machine is suspended, when `performance.now()`, which `at` is of, stands still. */
type Moment = { readonly at: number; readonly offset: number }

/** What was confirmed is relied upon for this long, milliseconds: nothing may be shown two seconds after it was taken down. */
const RELIED_UPON_MS = 1_000
/** How long somebody waits for a confirmation, milliseconds. */
const PATIENCE_MS = 1_000

const listeners = new Map<Listener, readonly Channel[]>()
const noticeSchema = z.array(z.string())
let isExpected = false
let hears = false
/** Everything announced before this moment has been heard. */
let heardUntil: Moment = { at: Number.NEGATIVE_INFINITY, offset: 0 }
let confirmation = Promise.withResolvers<true>()
/** Resolves as soon as somebody waits for the next confirmation. */
let wish = Promise.withResolvers<void>()
let isLate = false

/**
 * Calls the listener for every notice of these channels, from any process, and once after every gap.
 * @returns the function that ends it
 */
export function hear(channels: readonly Channel[], listener: Listener): () => void {
  listeners.set(listener, channels)
  return () => void listeners.delete(listener)
}

/** Whether this process currently hears notices. Caches that rely on invalidation may only be used then. */
export function isHearing(): boolean {
  const { at, offset } = momentNow()
  return hears && at - heardUntil.at < RELIED_UPON_MS && Math.abs(offset - heardUntil.offset) < RELIED_UPON_MS
}

/**
 * The same for those who can wait: a process that was frozen or has much to do asks again first, which is much cheaper
 * than doing without its caches. True where no bus is started, as in tests.
 */
export async function hasHeardAll(): Promise<boolean> {
  if (!isExpected || isHearing()) return true
  // Whoever comes after somebody has waited in vain does not wait.
  if (!hears || isLate) return false
  const deadline = wait(PATIENCE_MS, false, { ref: false })
  wish.resolve()
  while (await Promise.race([confirmation.promise, deadline])) {
    // What was asked before a freeze is answered after it, and says nothing of what happened meanwhile.
    if (isHearing()) return true
    wish.resolve()
  }
  isLate = true
  return false
}

/** The same, but false where no bus is started: what is kept there is never dropped. */
export async function hearsByNow(): Promise<boolean> {
  return isExpected && (await hasHeardAll())
}

/** Only for the bus connection: a notice as PostgreSQL delivers it. Unknown ones are ignored. */
export function passOn(channel: string, payload: string): void {
  const ids = noticeSchema.safeParse(parsed(payload))
  if (!ids.success) return
  for (const [{ heard }, channels] of listeners) {
    const known = channels.find((name) => name === channel)
    if (known) heard(ids.data, known)
  }
}

/** Only for the bus: there will be notices, or none any more. */
export function expectHearing(isStarted: boolean): void {
  isExpected = isStarted
}

/** Only for the bus connection: from now on everything is heard, but earlier notices may be lost. */
export function beginHearing(): void {
  hears = true
  for (const { missed } of listeners.keys()) missed()
}

/** When the bus connection asks something. */
export function momentNow(): Moment {
  return { at: performance.now(), offset: clockOffset() }
}

/** Only for the bus connection: it has answered what was asked at that time, after all notices before. */
export function confirmHearing(asked: Moment): void {
  heardUntil = asked
  isLate = false
  confirmation.resolve(true)
  confirmation = Promise.withResolvers<true>()
  wish = Promise.withResolvers<void>()
}

/** Only for the bus connection, after a confirmation: resolves as soon as somebody waits for the next one. */
export function nextIsAwaited(): Promise<void> {
  return wish.promise
}

/** Only for the bus connection: it is lost. */
export function endHearing(): void {
  hears = false
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
