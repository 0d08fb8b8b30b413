import type { z } from 'zod'
import { appRouter } from '~/server/root-router'

type Kind = 'query' | 'mutation' | 'subscription'

type Definition = { _def: { type: Kind; inputs?: z.ZodType[] } }

// tRPC offers a procedure's kind nowhere else; the record is flat (`jobPosting.byId`), which its type does not say.
const record: object = appRouter._def.procedures
const definitions = new Map<string, Definition>(Object.entries(record))

/** Every procedure of the product, by its path. */
export const procedures: ReadonlyMap<string, Kind> = new Map(
  [...definitions].map(([path, { _def }]) => [path, _def.type]),
)

/** The input schemas of a procedure, one for each middleware with one. */
export function inputSchemasOf(path: string): z.ZodType[] {
  return definitions.get(path)?._def.inputs ?? []
}
