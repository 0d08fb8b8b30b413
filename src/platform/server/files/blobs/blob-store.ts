/** Inclusive: `end` is the last byte. */
export type ByteSpan = { start: number; end: number }

/** Where the bytes of files are stored, by id. What a file says never changes, so nothing needs a lock. */
export type Blobs = {
  /** Resolves only when the bytes survive a crash. */
  write(id: string, content: Uint8Array): Promise<void>
  /** The same for a complete local file, which is moved. */
  adopt(id: string, file: string): Promise<void>
  /** @throws an error with the code ENOENT when there is no such file; so does `open` */
  read(id: string): Promise<Buffer>
  /** Size, and a way to read all or a part without holding it in memory. */
  open(id: string): Promise<{ size: number; read(span?: ByteSpan): ReadableStream<Uint8Array<ArrayBuffer>> }>
  /** May be repeated. */
  remove(id: string): Promise<void>
  /** The mark that says whose store this is; null when there is none. */
  readMark(): Promise<string | null>
  writeMark(text: string): Promise<void>
  /** Every stored file with the time it was written, including files without a row. */
  list(): AsyncIterable<{ id: string; writtenAt: Date }>
}
