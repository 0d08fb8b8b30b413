import { expect, test, vi } from 'vitest'
import { installPackage } from './install-package.ts'
import { runEngines } from './run.ts'

const signal = new AbortController().signal

test('an engine that is not there is left out, said and not counted', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const missing = { name: 'Nirgends', files: [], prepare: async () => ({ missing: 'no such thing' }) }
  const run = await runEngines([{ ...missing, project: 'engines' }], signal)
  expect(run).toEqual({ result: { passed: 0, failed: 0, skipped: 0 }, leftOut: ['Nirgends: no such thing'] })
  expect(written.mock.calls.join('')).toContain('Nirgends is left out: no such thing')
})

test('only root is asked to install, and the answer says why not', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  expect(await installPackage('postgresql-15', signal)).toBe('only root may install the package postgresql-15')
})
