import os from 'node:os'
import { makeBaseImage } from '../containers/base-image.ts'
import { makePodmanDirectory, podmanIn } from '../containers/podman.ts'
import { installPackage } from '../programs/install-package.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import type { EngineCheck } from './check.ts'

const PROGRAMS = [
  ['runc', 'runc'],
  ['podman', 'podman'],
  ['debootstrap', 'debootstrap'],
] as const

/** The image that the Containerfile makes, in Debian's podman. No image is pulled. */
export const containers: EngineCheck = {
  name: 'image in podman',
  project: 'engines',
  files: ['tests/engines/container.test.ts'],
  async prepare(signal) {
    if (process.getuid?.() !== 0) throw new MissingProgram('only root may make the image it builds on')
    for (const [name, program] of PROGRAMS) await installPackage(name, program, signal)
    const archive = await makeBaseImage(signal)
    const { directory, remove } = makePodmanDirectory(os.tmpdir())
    const podman = podmanIn(directory)
    try {
      await podman('import', '--quiet', archive, 'localhost/node:24')
      await podman('run', '--rm', '--network=host', '--read-only', 'localhost/node:24', 'node', '--version')
      return { env: { PODMAN_DIRECTORY: directory }, stop: remove }
    } catch (cause) {
      await remove()
      throw new MissingProgram('podman cannot start a container here', { cause })
    }
  },
}
