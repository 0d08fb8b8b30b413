import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { podmanIn } from '../../scripts/engines/containers/podman.ts'
import { guard } from '../../scripts/engines/running/guard.ts'
import { startPostgres } from '../../scripts/engines/starters/postgres/postgres.ts'
import { root } from '../../scripts/house/paths.ts'
import { freePort } from '../../scripts/house/ports.ts'
import { until } from '../lifecycle/poll.ts'
import { signIn } from '../setup/demo-cookies.ts'
import { beginUpload } from './slow-upload.ts'

// The Containerfile itself, built and started as the compose files start it.
const BASE = 'localhost/node:24'
const IMAGE = 'localhost/stellwerk'
/** As in compose.yaml; only the network is this machine's. */
const CONFINED = [
  ...['--read-only', '--read-only-tmpfs=false', '--tmpfs=/tmp', '--volume=/data'],
  ...['--cap-drop=all', '--security-opt=no-new-privileges', '--network=host'],
]
const MEGABYTE = 1_000_000
const MOST_MEGABYTES = 200
const APPLICANT = 'bewerberin@demo.stellwerk.example'

const podman = podmanIn(process.env.PODMAN_DIRECTORY ?? '')
let database: Awaited<ReturnType<typeof startPostgres>>
let url: string

beforeAll(async () => {
  // What npm has fetched before need not be fetched again.
  const { stdout: cache } = await promisify(execFile)('npm', ['config', 'get', 'cache'])
  fs.mkdirSync(cache.trim(), { recursive: true })
  const settings = ['--network=host', `--volume=${cache.trim()}:/root/.npm`, `--build-arg=NODE_IMAGE=${BASE}`]
  await podman('build', '--quiet', '--layers=false', '--format=docker', ...settings, '--tag', IMAGE, root)
  database = await startPostgres({ standbys: 0 })
  url = `http://127.0.0.1:${await freePort()}`
}, 600_000)
afterAll(() => database?.stop())

/** The arguments for a container of the product. */
function confined(more: Record<string, string>): string[] {
  const env = {
    ...{ APP_URL: url, PORT: new URL(url).port, HOST: '127.0.0.1' },
    ...{ DATABASE_URL: database.env.DATABASE_URL, AUTH_SECRET: 'a secret of at least thirty-two characters', ...more },
  }
  return [...CONFINED, ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`), IMAGE]
}

test('the image is small, belongs to root and runs as somebody else', async () => {
  const sizes = await Promise.all([BASE, IMAGE].map((name) => podman('image', 'inspect', '--format={{.Size}}', name)))
  const [base = 0, whole = 0] = sizes.map(Number)
  expect(Math.round((whole - base) / MEGABYTE)).toBeLessThan(MOST_MEGABYTES)
  const run = ['run', '--rm', '--network=none', '--entrypoint']
  expect(await podman(...run, 'id', IMAGE, '-u')).toBe('10001')
  expect(
    await podman(...run, 'find', '--user=0', IMAGE, '/', '-xdev', '-user', '10001', '-not', '-path', '/proc/*'),
  ).toBe('/data')
  // Neither tests nor secrets nor data of the checkout.
  const expected = ['data', 'dist', 'drizzle', 'node_modules', 'package.json', 'src']
  expect((await podman(...run, 'ls', IMAGE, '-A', '/app')).split('\n').toSorted()).toEqual(expected)
  const env = await podman('image', 'inspect', '--format={{range .Config.Env}}{{println .}}{{end}}', IMAGE)
  // Reached from outside, and no demo unless somebody says so.
  expect(env.split('\n')).toEqual(expect.arrayContaining(['HOST=0.0.0.0', 'DEMO=off', 'DATA_DIR=/data']))
})

test('without rights and with a root it cannot write, it serves, is asked for its health, and ends in order', async () => {
  const { DATABASE_OWNER_URL = '' } = database.env
  await podman('run', '--rm', ...confined({ DATABASE_OWNER_URL }), 'migrate')
  const also = { DEMO: 'on', MIGRATE: 'wait', DRAIN_DELAY: '3', TRUST_PROXY: '1' }
  const name = 'stellwerk'
  await podman('run', '--detach', '--name', name, ...confined(also))
  const leader = guard(Number(await podman('inspect', '--format={{.State.ConmonPid}}', name)))
  const isRunning = async () => (await podman('inspect', '--format={{.State.Running}}', name)) === 'true'
  onTestFinished(async () => {
    await podman('rm', '--force', '--time=0', name)
    leader()
  })
  const log = await podman('inspect', '--format={{.HostConfig.LogConfig.Path}}', name)
  const logs = () => fs.readFileSync(log, 'utf8')
  await until('it is ready', async () => {
    if (!(await isRunning())) throw new Error(logs())
    return (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true
  })
  expect(await (await fetch(`${url}/`)).text()).toContain('</html>')
  const isHealthy = () =>
    podman('healthcheck', 'run', name).then(
      () => true,
      () => false,
    )
  expect(await isHealthy()).toBe(true)
  await podman('kill', '--signal=STOP', name)
  expect(await isHealthy()).toBe(false)
  await podman('kill', '--signal=CONT', name)
  await until('it is healthy again', isHealthy)

  const cookie = await signIn(url, APPLICANT)
  const upload = await beginUpload(url, cookie)
  const stopping = podman('stop', '--time=75', name)
  await until('it says that it ends', async () => (await (await fetch(`${url}/readyz`)).text()).includes('draining'))
  expect(await upload.finish()).toBe(200)
  await stopping
  const [code, killed] = (await podman('inspect', '--format={{.State.ExitCode}} {{.State.OOMKilled}}', name)).split(' ')
  expect([code, killed], logs()).toEqual(['0', 'false'])
}, 240_000)
