import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

// npm appends the words to the script's text. Behind `exec a || b` they would go to b, which never runs.
test('a script that the documents call with words of its own hands them on', () => {
  const pages = fs.readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const documents = ['README.md', 'CONTRIBUTING.md', 'bench/README.md', ...pages.map((page) => `docs/${page}`)]
  const text = documents.filter((file) => file.endsWith('.md')).map(read)
  const called = new Set([...text.join('\n').matchAll(/npm run ([a-z:-]+)\s\[?-- /g)].map(([, name = '']) => name))
  expect(called.size).toBeGreaterThan(10)
  expect([...called].filter((name) => !scripts[name] || /\|\||&&|;/.test(scripts[name] ?? ''))).toEqual([])
})

test('the table of commands in docs/starting.md names every script; bench/README.md every measurement', () => {
  const commands = read('docs/starting.md').split('\n## ')[0] ?? ''
  const listed = [...commands.matchAll(/`(?:npm (?:run )?)?([a-z:-]+)(?: -- [^`]*)?`/g)].map(([, name = '']) => name)
  const measured = [...read('bench/README.md').matchAll(/^\| `npm run (bench:[a-z-]+)/gm)].map(([, name = '']) => name)
  const known = new Set([...listed, ...measured])
  expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual([])
})
