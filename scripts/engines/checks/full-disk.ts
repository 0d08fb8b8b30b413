import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { MissingProgram } from '../programs/missing-program.ts'
import type { EngineCheck } from './check.ts'

/** Small disks in memory that get full: that of DATA_DIR, and that of the database. */
export const fullDisk: EngineCheck = {
  name: 'full disk',
  project: 'engines',
  files: ['tests/engines/full-disk.test.ts'],
  async prepare() {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-full-'))
    fs.chmodSync(parent, 0o711)
    const disks = ['data', 'database'].map((name) => path.join(parent, name))
    const mounted: string[] = []
    const stop = async () => {
      for (const disk of mounted) await run('umount', ['--lazy', disk])
      fs.rmSync(parent, { recursive: true, force: true })
    }
    try {
      for (const disk of disks) {
        fs.mkdirSync(disk)
        await run('mount', ['-t', 'tmpfs', '-o', 'size=700m,mode=0711', 'tmpfs', disk])
        mounted.push(disk)
      }
      return { env: { FULL_DISKS: parent }, stop }
    } catch (cause) {
      await stop()
      throw new MissingProgram('only root on Linux may mount a disk, and not in every container', { cause })
    }
  },
}

const run = promisify(execFile)
