import { z } from 'zod'

/** Where a page of the read API ended; the next goes on after it, whatever was published meanwhile. */
export type Cursor = z.infer<typeof cursorSchema>

const cursorSchema = z.object({
  level: z.number().int().min(0).max(9),
  pay: z.number().int(),
  pub: z.number().int(),
  id: z.uuid(),
  /** For "nearest first", which has no place to go on from. */
  offset: z.number().int().min(0).max(100_000),
})

/** A cursor as text that can stand in an address. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a cursor; null for anything that we did not write. */
export function readCursor(text: string): Cursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return null
  }
}
