import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findHaproxy } from '../../scripts/engines/starters/haproxy.ts'
import { root } from '../../scripts/house/paths.ts'

const run = promisify(execFile)

// Another version knows other words, and asks other requests again: what runs must be what these tests have run.
test('the version that is tested is the one that ships, and takes deploy/haproxy.cfg without a warning', async () => {
  const haproxy = await findHaproxy()
  const { stdout: said } = await run(haproxy, ['-v'])
  const [, tested] = /version (\d+\.\d+)/.exec(said) ?? []
  const compose = fs.readFileSync(path.join(root, 'deploy/compose.three-nodes.yaml'), 'utf8')
  expect(/image: \S*haproxy:(\S+)/.exec(compose)?.[1]).toBe(tested)
  const { stdout, stderr } = await run(haproxy, ['-c', '-f', path.join(root, 'deploy/haproxy.cfg')])
  const lines = `${stdout}${stderr}`.trim().split('\n')
  expect(lines).toContain('Configuration file is valid')
  // Its nodes have no address here, as while their containers do not run yet.
  const warnings = lines.filter((line) => /\[(?:WARNING|ALERT)\]/.test(line))
  expect(warnings.filter((line) => !line.includes('could not resolve address'))).toEqual([])
})
