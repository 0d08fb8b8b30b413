import { z } from 'zod'
import type { Channel } from './channels.ts'

type Listener = {
  /** What a notice said. */
  heard(ids: readonly string[], channel: Channel): void
  /** Notices may have been missed: whatever is kept by these channels is worth nothing any more. */
  missed(): void
}

const listeners = new Map<Listener, readonly Channel[]>()
const noticeSchema = z.array(z.string())
let hears = false

/**
 * Calls the listener at every notice of these channels, whichever process sent it, and once after every gap in hearing.
 *
 * @returns the function that ends it
 */
export function hear(channels: readonly Channel[], listener: Listener): () => void {
  listeners.set(listener, channels)
  return () => void listeners.delete(listener)
}

/** Whether this process hears notices at present. What is kept for as long as nobody says otherwise may be kept only then. */
export function isHearing(): boolean {
  return hears
}

/** For the connection alone: a notice as PostgreSQL hands it on. What is none of ours is left alone. */
export function passOn(channel: string, payload: string): void {
  const ids = noticeSchema.safeParse(parsed(payload))
  if (!ids.success) return
  for (const [{ heard }, channels] of listeners) {
    const known = channels.find((name) => name === channel)
    if (known) heard(ids.data, known)
  }
}

/** For the connection alone: from now on everything is heard, but nobody knows what was said before. */
export function beginHearing(): void {
  hears = true
  for (const { missed } of listeners.keys()) missed()
}

/** For the connection alone: it is lost. */
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
