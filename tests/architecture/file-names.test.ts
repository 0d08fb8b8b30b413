import { expect, test } from 'vitest'
import { readSources } from './sources'

const product = readSources('src').filter(({ file }) => !/\.test\.tsx?$/.test(file))
/** Where a file's name is written into an answer, a mail or an archive; each through `lib/file-name.ts`. */
const WRITERS = [
  'src/platform/server/files/download-headers.ts',
  'src/platform/server/files/zip.ts',
  'src/platform/server/mail/brand-mark.ts',
  'src/platform/server/mail/smtp.ts',
]

/** Reads the headers of a form's parts, and writes no name. */
const READER = 'src/platform/server/gate/form-parts.ts'

test('no answer writes the name of a file but through the one function that ends it by its type', () => {
  const users = product.filter(({ file, text }) => file !== READER && /content-disposition/i.test(text))
  expect(users.length).toBeGreaterThan(4)
  expect(users.filter(({ text }) => !text.includes('dispositionOf(')).map(({ file }) => file)).toEqual([])
  const own = product.filter(({ text }) => /filename\*?\s*[=:]/.test(text)).map(({ file }) => file)
  expect(own.filter((file) => file !== READER && !WRITERS.includes(file))).toEqual([])
})

test('a row of a file is written only where its name is cleaned', () => {
  const stores = product.filter(({ text }) => /insert\(uploadedFile\)|insert into uploaded_file/.test(text))
  const wrong = stores.filter(({ text }) => !/fileNameFor|KeptFile/.test(text)).map(({ file }) => file)
  expect(wrong).toEqual([])
})

test('what Node runs without a bundler takes nothing by "~", which Node does not know', () => {
  const mixed = readSources('src').filter(
    ({ file, text }) =>
      !/\.test\.tsx?$/.test(file) &&
      /from '\.{1,2}\/[^']*\.ts'/.test(text) &&
      /^import (?!type ).*from '~\//m.test(text),
  )
  expect(mixed.map(({ file }) => file)).toEqual([])
})
