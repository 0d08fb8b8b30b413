/** The requested bytes; `end` is inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Reads the header `range` (RFC 9110, section 14) for something of `size` bytes. Undefined: answer with everything, as
 * for every form we need not support (several ranges, other units); null: the range lies outside (416).
 */
export function readByteRange(header: string | null | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? null : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? null : { start, end }
}
