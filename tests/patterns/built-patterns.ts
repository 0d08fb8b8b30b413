import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Building, FoundPattern } from './read-patterns.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The patterns these files build while being loaded; each is loaded again to see them. */
export async function readBuiltPatterns(buildings: readonly Building[]): Promise<FoundPattern[]> {
  const found: FoundPattern[] = []
  const Original = RegExp
  for (const { file } of buildings) {
    // Regular expression literals create no RegExp call, so only calls of the constructor are seen.
    globalThis.RegExp = new Proxy(Original, {
      construct(target, given, newTarget) {
        const pattern: RegExp = Reflect.construct(target, given, newTarget)
        found.push({ pattern, place: file })
        return pattern
      },
    })
    try {
      await import(`${pathToFileURL(path.join(root, file)).pathname}?built`)
    } finally {
      globalThis.RegExp = Original
    }
  }
  return found
}
