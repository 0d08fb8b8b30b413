import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { say } from '../../../src/platform/server/process/report.ts'
import { root } from '../../house/paths.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import { runToEnd } from '../programs/run-to-end.ts'

const SCRIPT = path.join(root, 'deploy/base-image.sh')
const MAKE_MS = 480_000

/**
 * Makes what the Containerfile builds on from Debian's packages, once for all checkouts on this machine.
 * @returns the archive for `podman import`
 * @throws {MissingProgram} where it cannot be made
 */
export async function makeBaseImage(signal: AbortSignal): Promise<string> {
  const cache = path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'stellwerk', 'engines')
  const content = createHash('sha256').update(fs.readFileSync(SCRIPT)).update(process.version).digest('hex')
  const archive = path.join(cache, `base-image-${content.slice(0, 16)}.tar`)
  if (fs.existsSync(archive)) return archive
  fs.mkdirSync(cache, { recursive: true })
  say('Making a base image with debootstrap …')
  const isMade = await runToEnd('sh', [SCRIPT, archive], { limit: MAKE_MS, signal })
  if (!isMade) throw new MissingProgram('debootstrap could not make a base image')
  return archive
}
