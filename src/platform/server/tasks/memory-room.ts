import { totalmem } from 'node:os'
import { Room } from './room.ts'

/** More would be more work at once than its processors do. */
const MOST_MEGABYTES = 4096

/**
 * How many megabytes documents and pictures of strangers may take in all, at their worst: half of the memory. The rest is
 * for this process, which needs half a gigabyte, and for PostgreSQL, if it runs here. Several processes on one machine
 * do not know of each other: each then needs a limit of its own from its container or unit.
 * @param allowed what the container may have, if anything limits it
 */
export function roomForStrangers(total: number, allowed: number | undefined): number {
  const bytes = allowed === undefined || allowed <= 0 ? total : Math.min(total, allowed)
  return Math.min(MOST_MEGABYTES, Math.floor(bytes / 2 / 1_000_000))
}

/** The weights in it are megabytes. */
export const memoryRoom = new Room(roomForStrangers(totalmem(), process.constrainedMemory()))
