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
    expect(commandsIn(text).filter((command) => command.includes('ctx.reads'))).toEqual([])
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

/** Lists with pages that are read where they are written, and why. */
const AT_ONCE: Readonly<Record<string, string>> = {
  listConversations: 'a notice of another node may ask for it before this one has heard of it',
  listForCompany: 'the same',
  listForApplicant: 'the same',
  listMessages: 'the same',
}

test('lists with pages are read from a standby', () => {
  const lists = files
    .filter(({ file }) => file.endsWith('procedures.ts'))
    .flatMap(({ text }) =>
      [...text.matchAll(/\.input\([^\n]*\)\s*\.query\(\(\{[^}]*\}\) => (list\w+)\(ctx\.(\w+), /g)].map(
        ([, name = '', from]) => ({ name, from }),
      ),
    )
  expect(lists.length).toBeGreaterThan(20)
  expect(lists.filter(({ name, from }) => from !== 'reads' && !(name in AT_ONCE))).toEqual([])
})
