import fs from 'node:fs'
import path from 'node:path'

export type Import = { specifier: string; isType: boolean; names: string; target: string }
export type Source = { file: string; text: string; lines: number; imports: Import[] }

const root = path.resolve(import.meta.dirname, '../..')
const importPattern = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([\w*{][^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/g
const bareImportPattern = /(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

/** Every source below some directories with its imports; targets inside the repository are paths from its root. */
export function readSources(...directories: string[]): Source[] {
  return directories.flatMap((directory) => {
    const absolute = path.join(root, directory)
    if (!fs.existsSync(absolute)) return []
    return fs
      .readdirSync(absolute, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !name.endsWith('.gen.ts'))
      .map((name) => readSource(`${directory}/${name.split(path.sep).join('/')}`))
  })
}

function readSource(file: string): Source {
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const named = [...text.matchAll(importPattern)].map(([, type, names = '', specifier = '']) => ({
    specifier,
    isType: type !== undefined,
    names,
    target: resolve(file, specifier),
  }))
  const bare = [...text.matchAll(bareImportPattern)].map(([, effect, dynamic]) => {
    const specifier = effect ?? dynamic ?? ''
    return { specifier, isType: false, names: '', target: resolve(file, specifier) }
  })
  return { file, text, lines: text.split('\n').length - 1, imports: [...named, ...bare] }
}

/** Packages keep their names. */
function resolve(file: string, specifier: string) {
  if (specifier.startsWith('~/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return specifier
}

/** These files and everything they load, directly or indirectly; types load nothing. */
export function reachableFrom(files: readonly string[], sources: readonly Source[]): Source[] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const reached = new Set<string>()
  const next = [...files]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const { isType, target } of byFile.get(file)?.imports ?? [])
      if (!isType && byFile.has(target)) next.push(target)
  }
  return [...reached].flatMap((file) => byFile.get(file) ?? [])
}
