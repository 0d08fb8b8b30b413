import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isListening } from '../../scripts/house/ports.ts'
import { isAlive, until } from '../lifecycle/poll.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** What each command needs besides its name; an engine with two ways is started in both. */
const WORDS: Record<string, string[][]> = {
  haproxy: [['--node', 'http://127.0.0.1:9']],
  pgbouncer: [['--database', 'postgresql://stellwerk@127.0.0.1:9/stellwerk']],
  postgres: [['--version', '18']],
  opensearch: [['--nodes', '1', '--heap', '384']],
}
const there = (process.env.ENGINES_THERE ?? 'postgres,smtp').split(',')
const servers = there
  .filter((name) => name !== 'k6')
  .flatMap((name) => (WORDS[name] ?? [[]]).map((words) => [name, words] as const))
const IS_THERE = /^[A-Z_\d]+=|\(process|\(in this/m
let directory: string

beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-starters-'))
  fs.chmodSync(directory, 0o711)
  onTestFinished(() => fs.rmSync(directory, { recursive: true }))
})

test.each(servers)('npm run engine -- %s: starts, answers, and leaves nothing behind', async (name, words) => {
  const engine = run(name, ...words)
  await until(`${name} is there`, () => IS_THERE.test(engine.output()))
  const said = engine.output()
  const ports = [...said.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port))
  expect(await isListening(ports[0] ?? 0)).toBe(true)
  engine.child.kill('SIGTERM')
  expect(await engine.ended).toBe(0)
  expect(pidsIn(said).filter(isAlive)).toEqual([])
  expect(fs.readdirSync(directory)).toEqual([])
  expect(await isListening(ports[0] ?? 0)).toBe(false)
})

// As by an impatient person, or where memory is short: nobody is there to end it in order.
test.each(servers)('npm run engine -- %s: killed with -9, takes its engine with it', async (name, words) => {
  const engine = run(name, ...words)
  await until(`${name} is there`, () => IS_THERE.test(engine.output()))
  const pids = pidsIn(engine.output())
  expect(pids.filter(isAlive)).toEqual(pids)
  engine.child.kill('SIGKILL')
  await engine.ended
  await until(`the processes of ${name} are gone`, () => !pids.some(isAlive))
  await until(`the data of ${name} are gone`, () => fs.readdirSync(directory).length === 0)
})

test('an engine that dies ends the command, which says so and leaves nothing behind', async () => {
  const engine = run('postgres', '--standbys', '1')
  await until('PostgreSQL is there', () => engine.output().includes('DATABASE_URL='))
  const pids = pidsIn(engine.output())
  expect(pids).toHaveLength(2)
  // One of two may be away.
  process.kill(pids[0] ?? 0, 'SIGKILL')
  await until('it is gone', () => !isAlive(pids[0] ?? 0))
  expect(engine.child.exitCode).toBeNull()
  process.kill(pids[1] ?? 0, 'SIGKILL')
  expect(await engine.ended).toBe(1)
  expect(pids.filter(isAlive)).toEqual([])
  expect(fs.readdirSync(directory)).toEqual([])
})

test('what cannot be started says why', async () => {
  const taken = net.createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const bound = taken.address()
  const engine = run('smtp', '--port', String(typeof bound === 'object' && bound ? bound.port : 0))
  const unknown = run('nirgends')
  expect([await engine.ended, await unknown.ended]).toEqual([1, 1])
  expect(engine.output()).toContain('smtp cannot be started: Error: listen EADDRINUSE')
  expect(unknown.output()).toContain('npm run engine -- smtp')
})

test.each(there.filter((name) => name === 'k6'))('a load with %s ends by itself, with its summary', async () => {
  const script = path.join(directory, 'load.js')
  fs.writeFileSync(script, 'export const options = { iterations: 3 }\nexport default function () {}\n')
  const load = run('k6', script)
  expect(await load.ended).toBe(0)
  expect(load.output()).toMatch(/iterations\.*: 3 /)
  expect(fs.readdirSync(directory)).toEqual(['load.js'])
})

function run(...words: string[]) {
  const child = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'engine', ...words], {
    cwd: root,
    env: { ...process.env, TMPDIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => output, ended }
}

/** The processes of an engine, as it named them. */
function pidsIn(output: string): number[] {
  return [...output.matchAll(/process (\d+)/g)].map(([, pid]) => Number(pid))
}
