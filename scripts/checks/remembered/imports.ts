import path from 'node:path'

const TYPES_ONLY = /\b(?:import|export)\s+type\s[^'"`]*?\bfrom\s*(?:'[^']*'|"[^"]*")/g
const LITERAL = /'([^'\s]+)'|"([^"\s]+)"|`([^`\s$]+)`/g
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Names that stand for a path: `~/` for `src/`, `#worker` for one file. A name that ends in `*` stands for all below. */
export type Aliases = Readonly<Record<string, string>>

/**
 * The files a source file names. Every literal that leads to a file counts, whether it is imported, loaded later or
 * started as a program: one too many costs a run, one too few would hide a fault. Types are gone when it runs.
 * @param file path from the root, with `/`
 * @param exists whether there is a file of that path from the root
 * @returns paths from the root
 */
export function filesNamedIn(
  text: string,
  file: string,
  exists: (path: string) => boolean,
  aliases: Aliases,
): ReadonlySet<string> {
  const named = new Set<string>()
  for (const [, single, double, template] of text.replaceAll(TYPES_ONLY, '').matchAll(LITERAL)) {
    const target = targetOf(single ?? double ?? template ?? '', file, aliases)
    const found = ENDINGS.map((ending) => target + ending).find(exists)
    if (found) named.add(found)
  }
  return named
}

function targetOf(name: string, file: string, aliases: Aliases): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  for (const [alias, target] of Object.entries(aliases)) {
    if (alias === name) return path.posix.normalize(target)
    if (alias.endsWith('*') && name.startsWith(alias.slice(0, -1)))
      return path.posix.normalize(target.replace('*', name.slice(alias.length - 1)))
  }
  return path.posix.normalize(name)
}
