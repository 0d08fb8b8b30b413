import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const routes = readSources('src/routes')
const components = new Set(readSources('src').flatMap(({ file }) => (file.endsWith('.tsx') ? [file.slice(0, -4)] : [])))

/** What a route does before it is shown, without its screens. Every visitor loads this of every route. */
function optionsOf(text: string): string {
  const options = /Route\w*(?:<[^>]*>)?\([^)]*\)\(?\{([\s\S]*?)\n\}\)/.exec(text)?.[1] ?? ''
  return options.replace(/\n {2}\w*[cC]omponent: .*/g, '')
}

/** Names of values in an import list; components begin with a capital and go on in small letters. */
function valuesOf(names: string): string[] {
  return names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim().split(' as ').at(-1) ?? '')
    .filter((name) => /^(?:[a-z]\w*|[A-Z][A-Z0-9_]*)$/.test(name))
}

test('what a route does before it is shown takes no value from a file of components', () => {
  const taken = routes.flatMap(({ file, text, imports }) =>
    imports
      .filter(({ isType, target }) => !isType && components.has(target))
      .flatMap(({ names, target }) => valuesOf(names).map((name) => ({ file, name, target })))
      .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(optionsOf(text))),
  )
  expect(routes.filter(({ text }) => optionsOf(text).includes('loader')).length).toBeGreaterThan(30)
  expect(taken).toEqual([])
})
