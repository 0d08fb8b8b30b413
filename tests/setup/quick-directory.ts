import fs from 'node:fs'
import os from 'node:os'

/** A cluster, its log, and the databases of concurrent files; containers often have only 64 MB. */
const NEEDED_BYTES = 1024 ** 3

/**
 * Where the tests' PostgreSQL and files live: in memory if there is enough. A cluster has a thousand files, which take ten
 * times as long on a disk, and each upload waits for it twice. Data of a killed process is there as well as on a disk.
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
