import { findFirefox, findWebKit } from '../starters/browsers.ts'
import type { EngineCheck } from './check.ts'

/** The engines of browsers beside Chromium that people have: Firefox's, and WebKit, which is Safari's. */
export const browsers: EngineCheck = {
  name: 'Firefox and WebKit',
  project: 'engines',
  files: ['tests/engines/browsers/'],
  async prepare(signal) {
    await findFirefox(signal)
    await findWebKit(signal)
    return { env: {} }
  },
}
