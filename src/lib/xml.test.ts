import { expect, it } from 'vitest'
import { xml, xmlDocument } from './xml'

it('escapes text and attributes, and drops what XML cannot hold', () => {
  const job = xml('job', [xml('title', 'A & B <C>\u0000\u000b\ufffe'), xml('n', 3)], { id: '"1"' })
  expect(xmlDocument(job)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<job id="&quot;1&quot;"><title>A &amp; B &lt;C&gt;</title><n>3</n></job>\n',
  )
})

it('leaves out what is missing, but not what is empty', () => {
  expect(xml('a', [xml('b', null), xml('c', ''), false]).markup).toBe('<a><c></c></a>')
})
