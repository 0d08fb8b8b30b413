import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardChild } from '../../scripts/engines/running/guard.ts'
import { startPostgres } from '../../scripts/engines/starters/postgres/postgres.ts'
import { root } from '../../scripts/house/paths.ts'
import { freePort } from '../../scripts/house/ports.ts'
import { runCommand } from '../setup/run-command.ts'

// What the Containerfile copies, away from the checkout, as the user that the image has.
const USER = 10_001
const PASSWORD = 'demo-stellwerk-2026'
const run = promisify(execFile)

let parent: string
let program: string
let database: Awaited<ReturnType<typeof startPostgres>> & { stop: () => Promise<void> }
let env: Record<string, string>

beforeAll(async () => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-image-'))
  fs.chmodSync(parent, 0o755)
  program = path.join(parent, 'app')
  const built = await runCommand(['build'], {})
  if (built.code !== 0) throw new Error(built.output)
  await run(process.execPath, [path.join(root, 'scripts/collect-runtime.ts'), program])
  database = await startPostgres({ standbys: 0 })
  const data = path.join(parent, 'data')
  fs.mkdirSync(data)
  if (process.getuid?.() === 0) fs.chownSync(data, USER, USER)
  const port = String(await freePort())
  const secret = 'a secret of at least thirty-two characters'
  env = {
    ...database.env,
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    TMPDIR: data,
    AUTH_SECRET: secret,
  }
}, 300_000)
afterAll(async () => {
  await database?.stop()
  fs.rmSync(parent, { recursive: true, force: true })
})

/** A command of the program, in the image's environment. */
function start(command: string, also: Record<string, string> = {}) {
  const ids = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {}
  const child = spawn(process.execPath, ['dist/server/main.js', command], {
    ...{ cwd: program, ...ids, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { NODE_ENV: 'production', HOST: '127.0.0.1', ...env, ...also },
  })
  guardChild(child)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => output.push(String(text)))
  return { child, output }
}

test('the collected program migrates, loads the demo, shows pages and sets documents', async () => {
  const migrating = start('migrate')
  const [code] = await once(migrating.child, 'exit')
  expect(code, migrating.output.join('')).toBe(0)
  const { DATABASE_OWNER_URL: _, ...usual } = env
  env = usual
  const { child, output } = start('start', { DEMO: 'on', MIGRATE: 'wait' })
  const ended = once(child, 'exit')
  try {
    const { APP_URL = '' } = env
    await until(async () => (await fetch(`${APP_URL}/readyz`)).ok, output)
    await until(async () => (await fetch(`${APP_URL}/search/jobs?was=Pflege`)).ok, output)
    expect(await (await fetch(`${APP_URL}/`)).text()).toContain('</html>')
    const signedIn = await fetch(`${APP_URL}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: APP_URL },
      body: JSON.stringify({ email: 'bewerberin@demo.stellwerk.example', password: PASSWORD }),
    })
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const document = await fetch(`${APP_URL}/api/files/resume-export/${await resumeId()}`, { headers: { cookie } })
    expect(document.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await document.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}, 240_000)

test('docker and podman both read what stays out of the image', () => {
  // A .containerignore is podman's alone: docker would copy secrets, data and node_modules of the checkout.
  expect(fs.readdirSync(root).filter((name) => /ignore$/i.test(name) && name !== '.gitignore')).toEqual([
    '.dockerignore',
  ])
  expect(fs.readFileSync(path.join(root, '.dockerignore'), 'utf8')).toMatch(/^\*\n/)
})

test('each service of the product is asked for its health, also where the image has no check', () => {
  // Podman leaves HEALTHCHECK out of an image in its own format, and waits for a check that hangs.
  for (const file of ['Containerfile', 'compose.yaml', 'deploy/compose.three-nodes.yaml']) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    expect([file, text]).toEqual([file, expect.stringMatching(/\/healthz'+, \{ signal: AbortSignal\.timeout\(/)])
  }
})

test('every thread finds what it imports', async () => {
  const { imports } = JSON.parse(fs.readFileSync(path.join(program, 'package.json'), 'utf8'))
  const files: string[] = Object.values(imports)
  expect(files.length).toBeGreaterThan(3)
  const failures = await Promise.all(files.map((file) => failureOf(path.join(program, file))))
  expect(failures.filter((code) => code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')).toEqual([])
})

/** The code of what ends a thread that gets nothing to do; null when it waits for work. */
async function failureOf(file: string): Promise<unknown> {
  const thread = new Worker(file, { workerData: {}, stderr: true })
  const failed = new Promise((resolve) => thread.once('error', (error) => resolve(Reflect.get(error, 'code') ?? '')))
  const ended = once(thread, 'exit').then(() => null)
  try {
    return await Promise.race([failed, ended, wait(5_000, null)])
  } finally {
    await thread.terminate()
  }
}

async function resumeId(): Promise<string> {
  const client = new pg.Client({ connectionString: database.env.DATABASE_URL.replace(/\?.*/, '') })
  await client.connect()
  const { rows } = await client.query(
    `select r.id from resume r join applicant_profile p on p.id = r.applicant_profile_id join "user" u on u.id = p.user_id
     where r.is_default and u.email = 'bewerberin@demo.stellwerk.example'`,
  )
  await client.end()
  return rows[0].id
}

async function until(isThere: () => Promise<boolean>, output: readonly string[]): Promise<void> {
  for (const end = Date.now() + 120_000; !(await isThere().catch(() => false)); await wait(200)) {
    if (Date.now() > end) throw new Error(output.join(''))
  }
}
