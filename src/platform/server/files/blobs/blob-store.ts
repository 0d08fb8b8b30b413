/** Inclusive: `end` is the last byte that belongs to it. */
export type ByteSpan = { start: number; end: number }

/** Where the bytes of files lie, by id. A file is never changed, so there is nothing to lock. */
export type Blobs = {
  /** Returns only when the bytes survive a crash. */
  write(id: string, content: Uint8Array): Promise<void>
  /** The same for what already lies complete in a local file, which is gone afterwards. */
  adopt(id: string, file: string): Promise<void>
  /** @throws an error with the code ENOENT when there is no such file; so does `open` */
  read(id: string): Promise<Buffer>
  /** Size, and a way to read all or a part without holding it in memory. */
  open(id: string): Promise<{ size: number; read(span?: ByteSpan): ReadableStream<Uint8Array<ArrayBuffer>> }>
  /** Repeating it is harmless. */
  remove(id: string): Promise<void>
  /** The words by which a store knows whose it is; null when nobody has written any. */
  readMark(): Promise<string | null>
  writeMark(text: string): Promise<void>
  /** Every file there is, with the moment it was written; also what no row knows of. */
  list(): AsyncIterable<{ id: string; writtenAt: Date }>
}
