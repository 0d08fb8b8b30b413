import { expect, it } from 'vitest'
import { readZip, writeZip, ZipFault } from './zip'

const LIMITS = { entries: 10, bytesEach: 1000, bytesTogether: 1500 }
const file = (name: string, text: string) => ({ name, content: Buffer.from(text) })

it('gives back what was packed', () => {
  const archive = writeZip([file('Straße/größe.csv', 'ä'.repeat(300)), file('leer.txt', '')])
  const files = readZip(archive, LIMITS).map(({ name, content }) => [name, Buffer.from(content).toString()])
  expect(files).toEqual([
    ['Straße/größe.csv', 'ä'.repeat(300)],
    ['leer.txt', ''],
  ])
  expect(readZip(archive, LIMITS, (name) => name === 'leer.txt')).toHaveLength(1)
})

it.each([
  ['a bomb', writeZip([file('bombe', '0'.repeat(5_000_000))])],
  ['too much together', writeZip([file('a', '0'.repeat(900)), file('b', '0'.repeat(900))])],
  ['too many files', writeZip(Array.from({ length: 11 }, (_, index) => file(`${index}`, '')))],
  ['no archive', Buffer.from('PK und sonst nichts')],
  ['half an archive', writeZip([file('a', 'b')]).subarray(10)],
])('refuses %s', (_what, archive) => {
  expect(() => readZip(archive, LIMITS)).toThrow(ZipFault)
})
