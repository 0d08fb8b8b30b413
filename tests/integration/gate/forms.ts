import type { Random } from '~/lib/random'
import { upTo } from './values'

/** An upload that no legitimate client sends. */
type HostileForm = { name: string; type: string; body: (random: Random) => string }

const TYPE = 'multipart/form-data; boundary=x'
const HEAD = '--x\r\ncontent-disposition: form-data; name="a"'
const FIELD = `${HEAD}\r\n\r\n`
const END = '\r\n--x--\r\n'

export const FORMS: readonly HostileForm[] = [
  {
    name: 'with many fields',
    type: TYPE,
    body: (random) => `${FIELD}\r\n`.repeat(upTo(random, 21, 20_000)) + END,
  },
  {
    name: 'with a long field',
    type: TYPE,
    body: (random) => FIELD + 'y'.repeat(upTo(random, 30_000, 900_000)) + END,
  },
  {
    name: 'with a long head',
    type: TYPE,
    body: (random) => `--x\r\n${'a: b\r\n'.repeat(upTo(random, 800, 100_000))}${FIELD}${END}`,
  },
  {
    name: 'with a long name',
    type: TYPE,
    body: (random) =>
      `--x\r\ncontent-disposition: form-data; name="${'a'.repeat(upTo(random, 5_000, 500_000))}"\r\n\r\n${END}`,
  },
  { name: 'with half an emoji in a field', type: TYPE, body: () => `${FIELD}\u0000${END}` },
  { name: 'that breaks off', type: TYPE, body: (random) => (FIELD + END).slice(0, random.int(0, FIELD.length)) },
  { name: 'of another kind', type: TYPE, body: () => `${FIELD}nichts${END}` },
  { name: 'without a mark', type: 'multipart/form-data', body: () => FIELD + END },
  { name: 'with an empty mark', type: 'multipart/form-data; boundary=', body: () => FIELD + END },
  {
    name: 'with a mark that is none',
    type: `multipart/form-data; boundary="${'-'.repeat(200)}"`,
    body: () => FIELD + END,
  },
  ...['x="; boundary=a;"; boundary=x', 'boundary=x; boundary=a', 'xboundary=a; boundary=x', 'boundary="\\x"'].map(
    (parameters) => ({
      name: `with marks to choose from: ${parameters}`,
      type: `multipart/form-data; ${parameters}`,
      body: (random: Random) => `${FIELD}\r\n`.repeat(upTo(random, 21, 20_000)) + END,
    }),
  ),
  { name: 'of letters', type: TYPE, body: (random) => 'x-'.repeat(upTo(random, 1, 100_000)) },
  { name: 'as bytes', type: 'application/octet-stream', body: (random) => 'x'.repeat(random.int(0, 500_000)) },
  { name: 'from a page', type: 'application/x-www-form-urlencoded', body: () => 'a=b' },
]
