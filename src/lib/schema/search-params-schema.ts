import { z } from '../zod.ts'

/** A procedure's input that consists of a page's parameters, read as the route reads them. Never refuses an object. */
export function paramsSchema<Some extends object>(read: (raw: Record<string, unknown>) => Some) {
  return z
    .custom<Some>((input) => typeof input === 'object' && input !== null && !Array.isArray(input))
    .transform((input) => read(Object.fromEntries(Object.entries(input))))
}
