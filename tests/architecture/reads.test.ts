import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const files = readSources('src/features', 'src/server').filter(({ file }) => !file.endsWith('.test.ts'))

/** What stands behind each `.mutation(`, up to the next procedure. */
function commandsIn(text: string): string[] {
  const [, ...commands] = text.split('.mutation(')
  return commands.map((rest) => rest.split('.query(')[0]?.split(/\n {2}\w+: /)[0] ?? '')
}

test('commands read where they write, never from a standby', () => {
  const reading = files.filter(({ text }) => text.includes('ctx.reads'))
  expect(reading.length).toBeGreaterThan(3)
  for (const { file, text } of reading) {
    expect(file).toMatch(/procedures\.ts$/)
    expect(commandsIn(text).filter((command) => command.includes('reads'))).toEqual([])
  }
})

test('beside procedures only what answers a GET reads from a standby', () => {
  const reading = files.filter(({ text }) => /\b(?:readsFor|readDatabase)\(/.test(text)).map(({ file }) => file)
  expect(reading.sort()).toEqual([
    'src/features/integrations/server/read-api/job-postings.ts',
    'src/features/integrations/server/sitemap/sitemap.ts',
    'src/features/moderation/server/transparency/answer.ts',
    'src/server/requests/context.ts',
  ])
})
