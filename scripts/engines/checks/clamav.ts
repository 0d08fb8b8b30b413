import { findClamd } from '../starters/clamav.ts'
import type { EngineCheck } from './check.ts'

/** What the product does with infected files, and while the scanner is away. */
export const clamAv: EngineCheck = {
  name: 'ClamAV',
  project: 'engines',
  files: ['tests/engines/clamav.test.ts'],
  async prepare(signal) {
    await findClamd(signal)
    return { env: {} }
  },
}
