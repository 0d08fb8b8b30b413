import { expect, test } from 'vitest'
import { FormParts } from './form-parts'

const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (content: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n${content}\r\n`
const END = '--x--\r\n'
const lyingField = (name: string) => field(name, 'y'.repeat(30_000)) + END

/** Pieces of any size must give the same result. */
function accepts(body: string, pieceSize: number): boolean {
  const parts = new FormParts('x')
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += pieceSize) {
    if (!parts.accepts(bytes.subarray(at, at + pieceSize))) return false
  }
  return true
}

test.each([
  ['an upload', file('y'.repeat(300_000)) + field('resumeId', 'a') + field('crop', '{}') + END, true],
  ['twenty parts', field('a', '').repeat(20) + END, true],
  ['more parts', field('a', '').repeat(21) + END, false],
  ['a field as long as any of ours', field('a', 'y'.repeat(19_990)) + END, true],
  ['a field of a file’s length', field('a', 'y'.repeat(30_000)) + END, false],
  ['a head without end', `--x\r\n${'a: b\r\n'.repeat(1_000)}\r\n`, false],
  ['a long name', field('a'.repeat(5_000), ''), false],
  ['a long field that calls itself a file elsewhere in its head', lyingField('a"\r\nx: ; filename=z; y="'), false],
  ['a long field with a file’s words in its name', lyingField('a; filename=z'), false],
  [
    'a long field that was a file a line before',
    lyingField('a"; filename="z"\r\ncontent-disposition: form-data; name="a'),
    false,
  ],
  ['words before the first part', 'y'.repeat(200) + field('a', '') + END, false],
  ['nothing but words', 'y'.repeat(200), false],
  ['a file that looks like a head', file(`${'a: b\r\n'.repeat(1_000)}`) + END, true],
])('%s', (_name, body, isAccepted) => {
  for (const pieceSize of [1, 7, 64, 4_096, 1_000_000]) {
    if (body.length / pieceSize < 50_000) expect(accepts(body, pieceSize), `in pieces of ${pieceSize}`).toBe(isAccepted)
  }
})
