/** Most parts of a form; an upload of ours has a file and up to three fields. */
const MAX_PARTS = 20
/** Bytes of a part's header lines: a file name of 255 characters in three spellings fits. */
const MAX_HEAD_BYTES = 4_096
/** Bytes of a part that is no file. */
const MAX_FIELD_BYTES = 20_000

const HEAD_END = Buffer.from('\r\n\r\n')
const FILE_NAME = /;\s*filename\*?\s*=/i

/**
 * Follows a multipart body (RFC 7578) while it arrives and says when it has too many parts, or heads or fields that are
 * too long. What stands in a file is not looked at. Keeps no more than the end of the last piece and one head.
 */
export class FormParts {
  readonly #delimiter: Buffer
  #rest: Buffer = Buffer.alloc(0)
  #kind: 'head' | 'field' | 'file' = 'file'
  #head = ''
  /** Bytes of the current head or field. */
  #size = 0
  #parts = 0

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`--${boundary}`)
  }

  /** Takes the next piece; false as soon as the form is more than one may send. */
  accepts(piece: Uint8Array): boolean {
    let bytes = Buffer.concat([this.#rest, piece])
    for (;;) {
      const mark = this.#kind === 'head' ? HEAD_END : this.#delimiter
      const found = bytes.indexOf(mark)
      // What may be the beginning of a mark waits for the next piece.
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
    if (this.#kind === 'file') return true
    if (this.#size > MAX_HEAD_BYTES) return false
    this.#head += bytes.toString('latin1')
    return true
  }

  #next(): boolean {
    this.#size = 0
    if (this.#kind === 'head') {
      this.#kind = FILE_NAME.test(this.#head) ? 'file' : 'field'
      return true
    }
    this.#kind = 'head'
    this.#head = ''
    this.#parts += 1
    // The mark at the end counts as well.
    return this.#parts <= MAX_PARTS + 1
  }
}
