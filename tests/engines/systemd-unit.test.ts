import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../scripts/house/paths.ts'

const run = promisify(execFile)
const UNIT = path.join(root, 'deploy/stellwerk.service')
/** Tenths of ten, of `systemd-analyze security`: a unit without any of these settings has 96. */
const MOST_EXPOSED = 20

/** What systemd says of the unit with some lines changed; empty when it has nothing to complain about. */
async function verify(change: (text: string) => string = (text) => text): Promise<string> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-unit-'))
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
  const file = path.join(directory, 'stellwerk.service')
  fs.writeFileSync(file, change(fs.readFileSync(UNIT, 'utf8')))
  const { stdout, stderr } = await run('systemd-analyze', ['verify', file]).catch((error) => error)
  // It also names the units of this machine that it had to read.
  const lines = `${stdout}${stderr}`.split('\n')
  return lines.filter((line) => line.includes('stellwerk')).join('\n')
}

test('systemd understands every line of the unit', async () => {
  expect(await verify()).toBe('')
  expect(await verify((text) => text.replace('ProtectSystem=', 'ProtectSytem='))).toContain('ProtectSytem')
})

test('the service may do no more than it needs', async () => {
  const args = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', UNIT]
  const { stdout } = await run('systemd-analyze', args)
  expect(stdout).toContain('Overall exposure level')
})
