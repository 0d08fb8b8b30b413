import { installPackage } from '../programs/install-package.ts'
import type { EngineCheck } from './check.ts'

/** Debian's Prometheus: whether it understands our alert rules and what `/metrics` says. */
export const prometheus: EngineCheck = {
  name: 'Prometheus',
  project: 'engines',
  files: ['prometheus', 'dashboard'],
  async prepare(signal) {
    await installPackage('prometheus', 'promtool', signal)
    return { env: {} }
  },
}
