import fs from 'node:fs'
import os from 'node:os'

/** A cluster, its log, and the databases of the files that run at once; containers often give 64 MB in all. */
const NEEDED_BYTES = 1024 ** 3

/**
 * Where a PostgreSQL of the tests lives: in memory, where the system offers enough of it as files, for a cluster is a
 * thousand of them, which takes a disk ten times as long. What a killed process wrote is there as well as on a disk.
 */
export function quickDirectory(): string {
  const memory = '/dev/shm'
  try {
    fs.accessSync(memory, fs.constants.W_OK)
    const { bavail, bsize } = fs.statfsSync(memory)
    return bavail * bsize > NEEDED_BYTES ? memory : os.tmpdir()
  } catch {
    // Not Linux, or closed to us.
    return os.tmpdir()
  }
}
