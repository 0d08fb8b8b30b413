import { currentTime } from './current-time.ts'

/**
 * UUID version 7 (RFC 9562 §5.7): 48 bits of milliseconds, then random bits, so that ids sort by creation time
 * and primary-key indexes grow at one end. Works in browser and server.
 *
 * @param now milliseconds since the epoch
 */
export function uuidv7(now: number = currentTime().getTime()): string {
  return next === null ? random(now) : next()
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether a text has the form of an id, of any version. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** When an id of version 7 was made, or null for other texts. */
export function momentOfUuid(text: string): Date | null {
  if (!isUuid(text) || text[14] !== '7') return null
  return new Date(Number.parseInt(text.slice(0, 8) + text.slice(9, 13), 16))
}

let next: (() => string) | null = null

/**
 * While `work` runs, every id is the next of `ids` instead of a random one: for data that must be the same everywhere.
 * Only for a process that does nothing else meanwhile.
 */
export async function withIds<T>(ids: () => string, work: () => Promise<T>): Promise<T> {
  next = ids
  try {
    return await work()
  } finally {
    next = null
  }
}

function random(now: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  let rest = Math.floor(now)
  for (let i = 5; i >= 0; i--) {
    bytes[i] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
