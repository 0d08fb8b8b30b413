import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

test('no component hands text to the browser as markup: Trusted Types would stop the page', () => {
  const sinks = readSources('src')
    .filter(({ file }) => !/\.test\.tsx?$/.test(file))
    .filter(({ text }) =>
      /\bsrcDoc\b|dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML\(/.test(text),
    )
  expect(sinks.map(({ file }) => file)).toEqual([])
})

test('no schema of a page is compiled: the browser would refuse its script, and report it', () => {
  // On the server zod may compile; `lib/zod` tells it where not.
  const direct = readSources('src')
    .filter(({ file }) => !/\.test\.tsx?$|\/server\/|^src\/(?:server|demo)\/|^src\/lib\/zod\.ts$/.test(file))
    .filter(({ text }) => /from 'zod'/.test(text))
  expect(direct.map(({ file }) => file)).toEqual([])
})
