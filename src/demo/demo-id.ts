import { createHash } from 'node:crypto'

/** 2026-01-01T00:00:00Z in milliseconds: the "creation time" inside every id of the demo market. */
const TIME = (1_767_225_600_000).toString(16).padStart(12, '0')

/** The id of a demo row: a valid UUIDv7 derived only from its key, so that links are the same on every machine. */
export function demoId(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  const variant = ((Number.parseInt(hash.slice(3, 4), 16) & 0x3) | 0x8).toString(16)
  return [
    TIME.slice(0, 8),
    TIME.slice(8),
    `7${hash.slice(0, 3)}`,
    `${variant}${hash.slice(4, 7)}`,
    hash.slice(7, 19),
  ].join('-')
}
