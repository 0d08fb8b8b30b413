import { z } from 'zod'

/** Unreadable characters of each kind. */
export const UNPRINTABLE = ['\u0007', '\u0085', '\u{e000}', '\u{10fffd}', '\ufdd0', '\uffff'] as const
/** Texts that most field patterns accept, so that the added character decides. */
const CARRIERS = [
  (sign: string) => `Abc 123${sign} Def`,
  (sign: string) => `0521 123${sign}456`,
  (sign: string) => `https://beispiel.example/${sign}x`,
  (sign: string) => `a${sign}b@beispiel.example`,
]

/**
 * The fields of an input that accept an unreadable character, as dotted paths; `*` is each element of a list.
 * @param schema of a procedure; rules over several fields are ignored
 */
export function openTextFields(schema: z.core.$ZodType): string[] {
  return [...new Set(leavesOf(schema, '').flatMap(([path, leaf]) => (isOpen(leaf) ? [path] : [])))].toSorted()
}

/** Lines without visible characters: blanks and fillers of other scripts, format characters, marks without a letter. */
const INVISIBLE = ['\u3164', '\u2800', '\u200b', '\u202e', '\u115f\u1160', '\u0301']

/** The fields that may be neither empty nor blank, and accept an invisible text; as dotted paths. */
export function seeminglyFilledFields(schema: z.core.$ZodType): string[] {
  return [...new Set(leavesOf(schema, '').flatMap(([path, leaf]) => (takesNothing(leaf) ? [path] : [])))].toSorted()
}

function takesNothing(leaf: z.core.$ZodType): boolean {
  const takes = (text: string) => z.safeParse(leaf, text).success
  return !takes('') && !takes(' ') && INVISIBLE.some((sign) => [1, 3, 30].some((times) => takes(sign.repeat(times))))
}

function isOpen(leaf: z.core.$ZodType): boolean {
  return UNPRINTABLE.some((sign) =>
    CARRIERS.some((carry) => {
      const read = z.safeParse(leaf, carry(sign))
      return read.success && JSON.stringify(read.data ?? '').includes(JSON.stringify(sign).slice(1, -1))
    }),
  )
}

/** Each text field, with its own rules. */
function leavesOf(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const at = (part: string) => (path === '' ? part : `${path}.${part}`)
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => leavesOf(field, at(key)))
  if (schema instanceof z.ZodArray) return leavesOf(schema.element, at('*'))
  if (schema instanceof z.ZodRecord) return leavesOf(schema.valueType, at('*'))
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => leavesOf(option, path))
  if (schema instanceof z.ZodLazy) return leavesOf(schema.unwrap(), path)
  // They belong to the text inside: a transform or a second schema may be what checks the characters.
  const inner = innerOf(schema)
  if (inner === null)
    return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat ? [[path, schema]] : []
  const leaves = leavesOf(inner, path)
  return leaves.length === 1 && leaves[0]?.[0] === path ? [[path, schema]] : leaves
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodPipe) return schema.in
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapped ? schema.unwrap() : null
}
