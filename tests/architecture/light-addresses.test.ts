import { expect, test } from 'vitest'
import { readSources, type Source } from './sources.ts'

const sources = new Map(readSources('src').map((source) => [source.file, source]))

// The tree of routes, which every visitor loads, holds what reads the addresses of all pages, also those of admins.
test('what reads addresses loads no schemas', () => {
  const readers = [...sources.values()].filter(({ file }) => /^src\/features\/[^/]+\/search-params\.ts$/.test(file))
  expect(readers.length).toBeGreaterThan(5)
  expect(readers.flatMap((reader) => waysToZod(reader, [reader.file]))).toEqual([])
})

/** Each chain of imports that ends at the library of schemas. */
function waysToZod(source: Source, way: string[]): string[] {
  return source.imports.filter(isLoaded).flatMap(({ target }) => {
    if (/^zod(?:\/|$)/.test(target)) return [[...way, target].join(' → ')]
    const next = sources.get(`${target}.ts`) ?? sources.get(`${target}.tsx`) ?? sources.get(target)
    return next === undefined || way.includes(next.file) ? [] : waysToZod(next, [...way, next.file])
  })
}

function isLoaded({ isType, names }: Source['imports'][number]): boolean {
  const all = names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return !isType && !(all.length > 0 && all.every((name) => name.startsWith('type ')))
}
