import { findHaproxy } from '../starters/haproxy.ts'
import { buildToxiproxy } from '../starters/toxiproxy.ts'
import type { EngineCheck } from './check.ts'

/** Whom the rules of deploy/haproxy.cfg ask, and what they ask again. */
export const haproxy: EngineCheck = {
  name: 'HAProxy',
  project: 'engines',
  files: ['tests/engines/haproxy.test.ts'],
  async prepare(signal) {
    await findHaproxy(signal)
    return { env: {} }
  },
}

/** Whether connections through it can be disturbed. */
export const toxiproxy: EngineCheck = {
  name: 'Toxiproxy',
  project: 'engines',
  files: ['tests/engines/toxiproxy.test.ts'],
  async prepare(signal) {
    await buildToxiproxy(signal)
    return { env: {} }
  },
}
