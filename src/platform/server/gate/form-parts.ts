/** Most parts of a form that says nothing else; our uploads have a file and up to three fields. */
const MAX_PARTS = 20
/** Bytes of a part's header lines: a file name of 255 characters in three spellings fits. */
const MAX_HEAD_BYTES = 4_096
/** Bytes before the first part; browsers send none. */
const MAX_PREAMBLE_BYTES = 100
/** Bytes of a part that is not a file. */
const MAX_FIELD_BYTES = 20_000

const HEAD_END = Buffer.from('\r\n\r\n')
/** As browsers write it. Elsewhere in the header, or inside a quoted name, the same words do not make it a file. */
const IS_FILE = /(?:^|\n)content-disposition: ?form-data; ?name="[^"\n]*"; ?filename\*?=/i
const DISPOSITIONS = /content-disposition/gi

/**
 * Follows a multipart body (RFC 7578) while it arrives and reports too many parts, or headers or fields that are too
 * long. The content of files is not checked. Holds only the end of the last piece and one header.
 */
export class FormParts {
  readonly #delimiter: Buffer
  #rest: Buffer = Buffer.alloc(0)
  #kind: 'preamble' | 'head' | 'field' | 'file' = 'preamble'
  #head = ''
  /** Bytes of the current head or field. */
  #size = 0
  #parts = 0
  readonly #maxParts: number

  constructor(boundary: string, maxParts = MAX_PARTS) {
    this.#maxParts = maxParts
    this.#delimiter = Buffer.from(`--${boundary}`)
  }

  /** Takes the next piece; false as soon as the form exceeds the limits. */
  accepts(piece: Uint8Array): boolean {
    let bytes = Buffer.concat([this.#rest, piece])
    for (;;) {
      const mark = this.#kind === 'head' ? HEAD_END : this.#delimiter
      const found = bytes.indexOf(mark)
      // A possible start of a boundary waits for the next piece.
      const end = found === -1 ? Math.max(0, bytes.length - mark.length + 1) : found
      if (!this.#fits(bytes.subarray(0, end))) return false
      if (found === -1) {
        this.#rest = bytes.subarray(end)
        return true
      }
      if (!this.#next()) return false
      bytes = bytes.subarray(found + mark.length)
    }
  }

  #fits(bytes: Buffer): boolean {
    this.#size += bytes.length
    if (this.#kind === 'field') return this.#size <= MAX_FIELD_BYTES
    if (this.#kind === 'preamble') return this.#size <= MAX_PREAMBLE_BYTES
    if (this.#kind === 'file') return true
    if (this.#size > MAX_HEAD_BYTES) return false
    this.#head += bytes.toString('latin1')
    return true
  }

  #next(): boolean {
    this.#size = 0
    if (this.#kind === 'head') {
      const isFile = IS_FILE.test(this.#head) && this.#head.match(DISPOSITIONS)?.length === 1
      this.#kind = isFile ? 'file' : 'field'
      return true
    }
    this.#kind = 'head'
    this.#head = ''
    this.#parts += 1
    // The closing boundary counts as well.
    return this.#parts <= this.#maxParts + 1
  }
}
