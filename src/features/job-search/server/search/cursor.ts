import { z } from 'zod'

/** Where a page of the read API ended, and how many came before; later publications change nothing. */
const cursorSchema = z.object({
  level: z.number().int().min(0).max(999),
  /** Without a place the distance is endless, for which JSON has no number. */
  value: z
    .number()
    .nullable()
    .transform((value) => value ?? Infinity),
  order: z.number().int(),
  id: z.uuid(),
  offset: z.number().int().min(0).max(10_000_000),
})
export type JobCursor = z.infer<typeof cursorSchema>

/** A cursor as text for an address. */
export function writeCursor(cursor: JobCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a cursor; null for anything that is not ours. */
export function readCursor(text: string): JobCursor | null {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch {
    return null
  }
}
