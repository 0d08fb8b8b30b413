import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { OperatorError } from '../../src/platform/server/process/report.ts'
import { runNode } from './child.ts'
import { fingerprint } from './fingerprint.ts'
import { tryLock } from './lock.ts'
import { cacheDirectory, distDirectory, root } from './paths.ts'
import { sayStill } from './say-still.ts'

const inputs = [
  'src',
  'data',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/house/precompress.ts',
]
const stampFile = path.join(distDirectory, 'stamp')

type Options = { log: (message: string) => void; signal?: AbortSignal; isForced?: boolean }

/**
 * Builds the product unless `dist/` was made from exactly these sources.
 * @throws with the output of the build
 */
export async function ensureBuilt(options: Options): Promise<void> {
  if (!options.isForced && isFresh()) return
  fs.mkdirSync(cacheDirectory, { recursive: true })
  const lock = await waitForLock(path.join(cacheDirectory, 'build.lock'), options)
  try {
    // Another start may have built it meanwhile.
    if (!options.isForced && isFresh()) return
    await build(options)
  } finally {
    lock.release()
  }
}

/** By content: a checkout rewrites files without changing them. */
function isFresh() {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === fingerprint(root, inputs)
}

async function build({ log, signal }: Options) {
  log('Stellwerk wird gebaut …')
  const started = performance.now()
  fs.rmSync(stampFile, { force: true })
  const content = fingerprint(root, inputs)
  await sayStill('der Bau läuft', runSteps(signal), log)
  if (signal?.aborted) return
  fs.mkdirSync(distDirectory, { recursive: true })
  fs.writeFileSync(stampFile, content)
  log(`Gebaut in ${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} s.`)
}

async function runSteps(signal: AbortSignal | undefined) {
  const steps = [
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ['scripts/house/precompress.ts', path.join(distDirectory, 'client')],
  ]
  for (const step of steps) {
    const { exitCode, output } = await runNode(step, { signal, env: { NODE_ENV: 'production', NO_COLOR: '1' } })
    if (signal?.aborted) return
    if (exitCode !== 0) throw new OperatorError(`Der Bau ist fehlgeschlagen.\n${output.trim()}`)
  }
}

async function waitForLock(file: string, { log, signal }: Options) {
  for (let attempt = 0; ; attempt++) {
    const lock = tryLock(file)
    if (lock) return lock
    if (attempt === 0) log('Ein anderer Start baut gerade, dieser wartet …')
    await wait(200, undefined, { signal })
  }
}
