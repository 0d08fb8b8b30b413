import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The part of a plugin that is wrapped; its whole type differs between Vite and the package the plugin was written for. */
type Transform = {
  handler: (
    this: { environment: { name: string; config: { mode: string; root: string } } },
    code: string,
    id: string,
    meta: unknown,
  ) => unknown
}

/** What nobody has asked for in this many days is thrown away. */
const KEPT_DAYS = 14

/**
 * Lets a plugin remember on disk what it made of a file, so that a build compiles only what has changed since the last.
 * For plugins that look at nothing but the file they are given.
 *
 * @param directory where it is kept, and nothing else
 * @param makers files that decide what the plugin makes of its input, besides the input: its version and its settings
 */
export function rememberTransforms<P extends { name: string; transform?: unknown }>(
  plugin: P,
  directory: string,
  makers: readonly string[],
): P {
  const hook = plugin.transform
  if (!isTransform(hook)) throw new Error(`${plugin.name} has no transform to remember`)
  const make = hook.handler
  const recipe = createHash('sha256')
  for (const file of makers) recipe.update(fs.readFileSync(file)).update('\0')
  fs.mkdirSync(directory, { recursive: true })
  throwAwayOld(directory)

  hook.handler = async function (code, id, meta) {
    const { name, config } = this.environment
    const input = [name, config.mode, path.relative(config.root, id), code].join('\0')
    const file = path.join(directory, `${recipe.copy().update(input).digest('hex')}.json`)
    const known = read(file)
    if (known !== undefined) return known
    const made = await make.call(this, code, id, meta)
    if (made) write(file, made)
    return made
  }
  return plugin
}

function isTransform(hook: unknown): hook is Transform {
  return typeof hook === 'object' && hook !== null && 'handler' in hook && typeof hook.handler === 'function'
}

function read(file: string): unknown {
  try {
    const known = JSON.parse(fs.readFileSync(file, 'utf8'))
    const now = new Date()
    fs.utimesSync(file, now, now)
    return known
  } catch {
    // Not there, or cut short by the end of the process that wrote it.
    return undefined
  }
}

/** Two builds may write the same file; each is put in place whole. */
function write(file: string, made: unknown) {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(made))
  fs.renameSync(draft, file)
}

function throwAwayOld(directory: string) {
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000
  for (const name of fs.readdirSync(directory)) {
    const file = path.join(directory, name)
    if ((fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest)
      fs.rmSync(file, { force: true, recursive: true })
  }
}
