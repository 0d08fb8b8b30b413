import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Building, FoundPattern } from './read-patterns.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What these files build of strings while they are loaded; each is loaded once more to see it. */
export async function readBuiltPatterns(buildings: readonly Building[]): Promise<FoundPattern[]> {
  const found: FoundPattern[] = []
  const Original = RegExp
  for (const { file } of buildings) {
    // Compiled pieces of source make no new RegExp, so only calls of the constructor come by here.
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
