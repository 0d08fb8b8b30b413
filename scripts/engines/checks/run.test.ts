import { expect, test, vi } from 'vitest'
import { installPackage } from '../programs/install-package.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import { runEngines } from './run.ts'

const signal = new AbortController().signal

test('an engine that is not there is left out, said and not counted', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const prepare = () => Promise.reject(new MissingProgram('no such thing'))
  const run = await runEngines([{ name: 'Nirgends', files: [], project: 'engines', prepare }], signal)
  expect(run).toEqual({
    result: { passed: 0, failed: 0, skipped: 0, failures: [] },
    leftOut: ['Nirgends: no such thing'],
  })
  expect(written.mock.calls.join('')).toContain('Nirgends is left out: no such thing')
})

test('only root is asked to install, and the answer says why not', async () => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
  const installing = installPackage('postgresql-15', '/nowhere/postgres', signal)
  await expect(installing).rejects.toThrow('only root may install the package postgresql-15')
})
