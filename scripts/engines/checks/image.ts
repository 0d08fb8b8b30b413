import type { EngineCheck } from './check.ts'

/** Needs no engine: what the Containerfile copies, started by itself. */
export const image: EngineCheck = {
  name: 'contents of the image',
  project: 'engines',
  files: ['tests/engines/image.test.ts'],
  prepare: () => Promise.resolve({ env: {} }),
}
