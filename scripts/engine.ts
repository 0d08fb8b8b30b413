// `npm run engine -- NAME [options]`: starts an engine to experiment with, and stops it on Ctrl-C.
import { parseArgs } from 'node:util'
import { say } from '../src/platform/server/process/report.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { MissingProgram } from './engines/programs/missing-program.ts'
import { commands, type Said } from './engines/starters/commands.ts'

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  const usages = Object.entries(commands).map(([known, { usage }]) => `  npm run engine -- ${known} ${usage}`)
  fail(['Each also takes --directory DIR, below which its data are.', ...usages].join('\n'))
}
const { said, directory } = read(command.options)
const abort = new AbortController()
onStop(() => abort.abort())
const stopped = new Promise<null>((resolve) => abort.signal.addEventListener('abort', () => resolve(null)))
say(`Starting ${name} …`)
const engine = await command.start(said, { directory, signal: abort.signal }).catch((error: unknown) => {
  fail(`${name} cannot be started: ${error instanceof MissingProgram ? `${error.message}.` : error}`)
})
say(`${engine.address} (${engine.processes.map(({ pid }) => `process ${pid()}`).join(', ') || 'in this process'})`)
for (const [variable, value] of Object.entries(engine.env)) say(`${variable}=${value}`)
// A load ends by itself, and so does an engine that fails.
const ends = engine.processes.map(({ ended }) => ended())
const code = await (ends.length > 0
  ? Promise.race([stopped, Promise.all(ends).then(([first]) => first ?? 1)])
  : stopped)
if (code !== null)
  say(
    engine.processes
      .map(({ output }) => output())
      .join('\n')
      .slice(-6_000),
  )
await engine.stop()
process.exit(code ?? 0)

function read(options: readonly string[]): { said: Said; directory?: string } {
  const known = Object.fromEntries(
    ['directory', ...options].map((option) => [option, { type: 'string' as const, multiple: true }]),
  )
  const { values, positionals } = parseArgs({ args: words, options: known, allowPositionals: true, strict: true })
  const texts = (option: string) => [values[option] ?? []].flat().map(String)
  const said = {
    texts,
    count: (option: string) => {
      const [text] = texts(option)
      return text === undefined ? undefined : Number(text)
    },
    rest: positionals,
  }
  return { said, directory: texts('directory')[0] }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
