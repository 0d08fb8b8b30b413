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
