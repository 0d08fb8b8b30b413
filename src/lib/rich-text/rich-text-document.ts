import { printableLine, printableText } from '../text/printable-text.ts'
import { z } from '../zod.ts'

const linkMark = z.strictObject({
  type: z.literal('link'),
  attrs: z
    .object({
      href: printableLine()
        .max(500)
        .regex(/^(https?:|mailto:|tel:)/),
    })
    .transform(({ href }) => ({ href })),
})
// Discriminated by type: a plain union would try each member and collect the errors of all, at each level.
const markSchema = z.discriminatedUnion('type', [z.strictObject({ type: z.enum(['bold', 'italic']) }), linkMark])
const textSchema = z.strictObject({
  type: z.literal('text'),
  text: printableText().min(1),
  marks: z.array(markSchema).max(3).optional(),
})
const inlineSchema = z.discriminatedUnion('type', [textSchema, z.strictObject({ type: z.literal('hardBreak') })])
const inlines = z.array(inlineSchema).max(2000).optional()
const paragraphSchema = z.strictObject({ type: z.literal('paragraph'), content: inlines })
const headingSchema = z.strictObject({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})
const listItemSchema = z.strictObject({ type: z.literal('listItem'), content: z.array(paragraphSchema).min(1).max(20) })
const listSchema = z.strictObject({
  type: z.enum(['bulletList', 'orderedList']),
  attrs: z.object({}).optional(),
  content: z.array(listItemSchema).min(1).max(200),
})
const blockSchema = z.discriminatedUnion('type', [paragraphSchema, headingSchema, listSchema])

/** The structure of a document without the length limit, for an editor whose text may be too long for a while. */
export const richTextNodes = z.strictObject({ type: z.literal('doc'), content: z.array(blockSchema).max(500) })

export type RichText = z.infer<typeof richTextNodes>
export type Block = z.infer<typeof blockSchema>
export type RichTextInline = z.infer<typeof inlineSchema>
