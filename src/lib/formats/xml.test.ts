import { expect, it } from 'vitest'
import { xmlDocument } from './xml'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

it('escapes text and attributes, and drops what XML cannot hold', () => {
  const job = { '@id': '"1"\u0001', title: 'A & B <C>\u0000\u000b\ufffe\ud800', n: 3 }
  expect(xmlDocument({ job })).toBe(
    `${HEAD}<job id="&quot;1&quot;"><title>A &amp; B &lt;C&gt;\ufffd</title><n>3</n></job>`,
  )
})

it('leaves out what is missing, but not what is empty', () => {
  expect(xmlDocument({ a: { b: undefined, c: '', d: [], e: [{ f: 1 }, { f: 2 }] } })).toBe(
    `${HEAD}<a><c></c><e><f>1</f></e><e><f>2</f></e></a>`,
  )
})
