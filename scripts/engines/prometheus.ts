import { spawnSync } from 'node:child_process'
import type { Engine } from './engine.ts'
import { installPackage } from './install-package.ts'

/** Debian's Prometheus: whether it understands our alert rules and what `/metrics` says. */
export const prometheus: Engine = {
  name: 'Prometheus',
  project: 'engines',
  files: ['prometheus'],
  async prepare(signal) {
    if (!isThere()) {
      const failure = await installPackage('prometheus', signal)
      if (failure) return { missing: `no promtool, and ${failure}` }
      if (!isThere()) return { missing: 'the package prometheus brought no promtool' }
    }
    return { env: {} }
  },
}

function isThere(): boolean {
  return spawnSync('promtool', ['--version']).status === 0
}
