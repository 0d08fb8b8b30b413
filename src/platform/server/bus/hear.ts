import { z } from 'zod'
import type { Channel } from './channels.ts'

type Listener = {
  /** The ids of a notice. */
  heard(ids: readonly string[], channel: Channel): void
  /** Notices may have been missed: everything cached by these channels is invalid. */
  missed(): void
}

const listeners = new Map<Listener, readonly Channel[]>()
const noticeSchema = z.array(z.string())
let hears = false

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
  return hears
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

/** Only for the bus connection: from now on everything is heard, but earlier notices may be lost. */
export function beginHearing(): void {
  hears = true
  for (const { missed } of listeners.keys()) missed()
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
