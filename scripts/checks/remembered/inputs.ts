import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type Aliases, filesNamedIn } from './imports.ts'

/** Where everything is that tests can follow from; packages stand in the lock file. */
const FOLDERS = ['src', 'tests', 'scripts', 'drizzle', 'data', 'public', 'docs', 'bench', '.ci']
/** Named by no test, and part of each: how tests are run. */
const SETUP = ['vitest.config.ts']
const CODE = /\.(?:ts|tsx|mts|mjs|js)$/
const TEST = /\.test\.tsx?$/
/** A test that opens files or starts programs itself may look at any of them. */
const LOOKS_AROUND = /['"]node:(?:fs|fs\/promises|child_process)['"]|\bimport\.meta\.(?:glob|dirname|filename)\b/
/** Nothing that runs reads them, but for tests that look around. */
const PROSE = /\.md$|^(?:docs|bench)\//

const manifestShape = z.object({ imports: z.record(z.string(), z.string()) })

export type Inputs = {
  /** All test files, as paths from the root. */
  testFiles: readonly string[]
  /** Two equal keys mean that the outcome of a test file has to be the same. */
  keyOf: (testFile: string) => string
}

/**
 * Reads everything that tests follow from.
 * @param today part of every key, for the outcome of a test may follow from the date: each day begins anew
 */
export function readInputs(root: string, today: string): Inputs {
  const texts = readTexts(root)
  const exists = (file: string) => texts.has(file)
  const aliases: Aliases = {
    '~/*': 'src/*',
    ...manifestShape.parse(JSON.parse(texts.get('package.json')?.toString() ?? '{}')).imports,
  }
  const hashes = new Map([...texts].map(([file, text]) => [file, digest([text])]))
  const named = new Map<string, ReadonlySet<string>>()
  for (const [file, text] of texts)
    if (CODE.test(file)) named.set(file, filesNamedIn(text.toString(), file, exists, aliases))

  const keyOfFiles = (files: Iterable<string>) =>
    digest([...files].sort().map((file) => `${file} ${hashes.get(file)}\n`))
  const surroundings = [process.version, process.platform, process.arch, today]
  const common = digest([
    ...surroundings,
    keyOfFiles([...texts.keys()].filter((file) => !CODE.test(file) && !PROSE.test(file))),
    keyOfFiles(reachable(SETUP, named)),
  ])
  const whole = digest([...surroundings, keyOfFiles(texts.keys())])
  const looksAround = (file: string) =>
    (TEST.test(file) || file.startsWith('tests/')) && LOOKS_AROUND.test(texts.get(file)?.toString() ?? '')

  return {
    testFiles: [...texts.keys()].filter((file) => TEST.test(file)),
    keyOf(testFile) {
      const files = reachable([testFile], named)
      return [...files].some(looksAround) ? whole : digest([common, keyOfFiles(files)])
    },
  }
}

function readTexts(root: string): Map<string, Buffer> {
  const names = fs.readdirSync(root, { withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => entry.name)
  for (const folder of FOLDERS.filter((name) => fs.existsSync(path.join(root, name)))) {
    const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    for (const entry of entries.filter((each) => each.isFile()))
      files.push(path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  }
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(root, file))]))
}

function reachable(from: readonly string[], named: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const files = new Set(from)
  // A set hands out what is added to it while it is walked.
  for (const file of files) for (const next of named.get(file) ?? []) files.add(next)
  return files
}

function digest(parts: Iterable<string | Buffer>): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
