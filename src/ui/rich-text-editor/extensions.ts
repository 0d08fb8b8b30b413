import { ListItem } from '@tiptap/extension-list'
import StarterKit from '@tiptap/starter-kit'
import { isRichTextLink } from '~/lib/rich-text/rich-text-link'
import { MarkedWordsExtension } from './marked-words'

/** Exactly the nodes and marks of `richTextSchema`; lists do not nest. */
export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    listItem: false,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isRichTextLink,
      HTMLAttributes: { class: 'link', rel: 'nofollow noopener ugc', target: null },
    },
  }),
  ListItem.extend({ content: 'paragraph+' }),
  MarkedWordsExtension,
]
