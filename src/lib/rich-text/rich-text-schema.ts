import { linksOf, plainText } from './rich-text.ts'
import { richTextNodes } from './rich-text-document.ts'
import { badLinkText, isRichTextLink } from './rich-text-link.ts'

/** Longest text of one document, characters without markup. */
export const RICH_TEXT_MAX = 20_000

/**
 * A ProseMirror document of the few nodes we allow; anything else (scripts, pictures, foreign attributes) is refused,
 * and so are links to non-public addresses.
 */
export const richTextSchema = richTextNodes
  .refine((doc) => plainText(doc).length <= RICH_TEXT_MAX, `Der Text ist zu lang. Maximal erlaubt sind 20.000 Zeichen.`)
  .superRefine((doc, ctx) => {
    const bad = linksOf(doc).find((href) => !isRichTextLink(href))
    if (bad !== undefined) ctx.addIssue({ code: 'custom', message: badLinkText(bad) })
  })
