import { statfs } from 'node:fs/promises'
import { getConfig } from '../config.ts'

/**
 * With less free space nothing more is taken on, bytes: the embedded database keeps its log on the same disk, and ends
 * when it cannot write that; what it still needs for reading, signing in and background work fits in here.
 */
export const LEAST_FREE = 64 * 1024 * 1024
/** With less, operators are told, bytes. */
export const LITTLE_FREE = 2 * 1024 * 1024 * 1024
/** How long a reading is used, milliseconds: a command costs none of its own. */
const FRESH_MS = 1_000

let known: { reading: Promise<Space | null>; until: number } | undefined

type Space = { free: number; total: number }

/** The disk of DATA_DIR, bytes; null where the system does not tell. */
export function diskSpace(): Promise<Space | null> {
  if (!known || known.until < performance.now()) known = { reading: read(), until: performance.now() + FRESH_MS }
  return known.reading
}

/**
 * Whether commands are refused because DATA_DIR is full. Not where files go to S3: then hardly anything is kept in it, the
 * database is elsewhere, and a balancer sends people to other processes (see `readiness`).
 */
export async function isFull(): Promise<boolean> {
  if (getConfig().S3_URL !== undefined) return false
  const space = await diskSpace()
  return space !== null && space.free < LEAST_FREE
}

async function read(): Promise<Space | null> {
  const disk = await statfs(getConfig().DATA_DIR).catch(() => null)
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize }
}
