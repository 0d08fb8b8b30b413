import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSources } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = readSources('src', 'tests', 'scripts', 'bench').filter(
  ({ file }) => file !== 'tests/architecture/comments.test.ts',
)

/** Words a reader has to look up or to read twice, and names of mechanisms that left, with what to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  'anew|once more': 'again',
  'beside (?:each|one an)other': 'side by side, in parallel',
  'dearer|dearest|is dear': 'expensive',
  '(?:for|waits) so long': 'how long, in which unit',
  'launcher|tally|tallies|word index|sampler': 'what there is today',
  'mend(?:s|ed|ing)?': 'fix, correct',
  'reckon(?:s|ed|ing)?': 'calculate',
  shall: 'should, must',
  'whence|whither|wherefrom|thereof|thereby': 'from where, where to, by this',
}

describe('comments', () => {
  it('are in plain modern English', () => {
    const found = sources.flatMap(({ file, text }) =>
      Object.entries(INSTEAD).flatMap(([words, instead]) =>
        [...commentsOf(text).matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'))].map(
          ([word]) => `${file}: "${word}", better: ${instead}`,
        ),
      ),
    )
    expect(found).toEqual([])
  })

  it('name files that exist, as do the pages of docs', () => {
    const pages = fs
      .globSync(['*.md', 'docs/**/*.md', 'bench/*.md', 'src/**/*.md'], { cwd: root })
      .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
      // A record of what left, or was replaced, names files of its time.
      .filter(({ text }) => !/^# .*\n\n(?:\*\*Left\*\*|(?:Decided on .*\. )?Replaced by)/.test(text))
    const comments = sources.map(({ file, text }) => ({ file, text: commentsOf(text) }))
    const found = [...pages, ...comments].flatMap(({ file, text }) =>
      [...text.matchAll(NAMED)].filter(([name]) => !exists(name)).map(([name]) => `${file}: ${name}`),
    )
    expect([...new Set(found)]).toEqual([])
  })
})

describe('records of decisions', () => {
  it('have a number each', () => {
    const numbers = fs.readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 3))
    expect(numbers.toSorted()).toEqual(numbers.map((_number, at) => String(at + 1).padStart(3, '0')))
  })
})

describe('functions that others use', () => {
  it('say what they do, in lib, platform, the composition root and the server rooms of features', () => {
    const rooms = /^src\/(?:lib|platform|server|features\/[^/]+\/server)\//
    const silent = sources
      .filter(({ file }) => rooms.test(file) && !/\.test\.|\.d\.ts$/.test(file))
      .flatMap(({ file, text }) => {
        const lines = text.split('\n')
        return lines.flatMap((line, at) => {
          const name = /^export (?:async )?function\*? (\w+)/.exec(line)?.[1]
          // A comment, or the overload before this one.
          const isTold = /^(?:.*\*\/|\/\/.*|export (?:async )?function.*)$/.test(lines[at - 1] ?? '')
          return name === undefined || isTold ? [] : [`${file}: ${name}`]
        })
      })
    expect(silent).toEqual([])
  })
})

/** A file of the repository, with or without its folders; patterns such as `*.ts` are none. */
const NAMED = /(?<![\w/.@$:{}*>-])(?:\.{0,2}\/)?[\w$.-]+(?:\/[\w$.-]+)*\.(?:tsx?|mjs|sql|md)\b(?![\w/(])/g

/** The specification's pages, and names that stand for any file. */
const ELSEWHERE = new Set(['product.md', 'handbook.md', 'CHANGELOG.md', 'src/routeTree.gen.ts'])

const files = fs
  .readdirSync(root, { encoding: 'utf8' })
  .filter((name) => !['node_modules', '.git', '.cache', '.data', 'dist'].includes(name))
  .flatMap((name) =>
    fs.statSync(path.join(root, name)).isDirectory()
      ? fs.readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((each) => `/${name}/${each}`)
      : [`/${name}`],
  )
  .map((name) => name.split(path.sep).join('/'))

function exists(name: string) {
  const plain = name.replace(/^(?:\.{0,2}\/)+/, '')
  return ELSEWHERE.has(plain) || files.some((file) => file.endsWith(`/${plain}`))
}

function commentsOf(text: string) {
  return (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/.*/g) ?? []).join('\n')
}
