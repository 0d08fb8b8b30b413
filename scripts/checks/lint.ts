import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { say } from '../../src/platform/server/process/say.ts'
import { root } from '../house/paths.ts'
import { readRemembered, writeRemembered } from './remembered/memory.ts'
import type { Result } from './result.ts'
import { runTool } from './tool.ts'

const memory = 'lint.json'
const memoryShape = z.object({ rules: z.string(), good: z.array(z.string()) })

/** What decides on a file besides its own content: the rules, the program, and what git ignores. */
const ruleFiles = ['biome.json', 'package.json', 'package-lock.json', '.gitignore', 'scripts/checks/lint.ts']

/** Handed to the program by name; of more it looks at everything, since a command line is only so long. */
const mostNamed = 250

const check = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off']
// It judges by itself which of the named files concern it.
const onlyNamed = ['--no-errors-on-unmatched', '--files-ignore-unknown=true']

/**
 * Lint and format. None of our rules looks beyond its file (Biome's domains `project` and `types` are not on), so a
 * file that was found good is not looked at again until it changes, or the rules do.
 */
export async function runLint(signal: AbortSignal): Promise<Result> {
  const rules = hashOf(...ruleFiles.map((file) => fs.readFileSync(path.join(root, file))))
  const good = readMemory(rules)
  // Taken before it looks: what changes meanwhile is not what was found good.
  const present = new Map(filesBelow('').map((file) => [file, hashOf(file, fs.readFileSync(path.join(root, file)))]))
  const changed = [...present].flatMap(([file, hash]) => (good.has(hash) ? [] : [file]))
  if (changed.length === 0) {
    say('✓ lint and format (nothing has changed)')
    return { passed: 1, failed: 0, skipped: 0 }
  }
  const args = changed.length > mostNamed ? check : [...check, ...onlyNamed, ...changed]
  const result = await runTool('lint and format', args, signal)
  if (result.failed === 0) {
    writeRemembered(memory, { rules, good: [...present.values()] } satisfies z.infer<typeof memoryShape>)
  }
  return result
}

function readMemory(rules: string): ReadonlySet<string> {
  const remembered = readRemembered(memory, memoryShape)
  return new Set(remembered?.rules === rules ? remembered.good : [])
}

/** Every file that git does not ignore with its directory. */
function filesBelow(directory: string, ignored = ignoredDirectories()): string[] {
  return fs.readdirSync(path.join(root, directory), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(directory, entry.name)
    if (entry.isFile()) return [name]
    const isIgnored = !entry.isDirectory() || ignored.has(`${entry.name}/`) || ignored.has(`${name}/`)
    return isIgnored ? [] : filesBelow(name, ignored)
  })
}

function ignoredDirectories() {
  const lines = fs.readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n')
  return new Set(['.git/', ...lines.filter((line) => line.endsWith('/'))])
}

function hashOf(...parts: readonly (string | Buffer)[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}
