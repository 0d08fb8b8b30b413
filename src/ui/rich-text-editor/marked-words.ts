import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Words to underline, by their place in the plain text of the document. */
export type MarkedWords = { start: number; end: number; tone: 'error' | 'warn' }

/** Sent with a transaction: the words to underline from now on. */
export const markedWordsKey = new PluginKey<DecorationSet>('marked-words')

/** Underlines words without touching the document, as a spelling checker does. */
export const MarkedWordsExtension = Extension.create({
  name: 'markedWords',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: markedWordsKey,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, old) => {
          const words: readonly MarkedWords[] | undefined = transaction.getMeta(markedWordsKey)
          return words ? decorations(transaction.doc, words) : old.map(transaction.mapping, transaction.doc)
        },
      },
      props: { decorations: (state) => markedWordsKey.getState(state) },
    }),
  ],
})

function decorations(doc: Node, words: readonly MarkedWords[]): DecorationSet {
  const lines: { position: number; text: string }[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true
    lines.push({ position: position + 1, text: node.textBetween(0, node.content.size, undefined, '\n') })
    return false
  })
  const whole = lines.map(({ text }) => text).join('\n')
  // As `plainText` trims it.
  let at = whole.trimStart().length - whole.length
  const found: Decoration[] = []
  for (const { position, text } of lines) {
    for (const { start, end, tone } of words) {
      if (start < at || end > at + text.length) continue
      found.push(Decoration.inline(position + start - at, position + end - at, { class: `marked-words-${tone}` }))
    }
    at += text.length + 1
  }
  return DecorationSet.create(doc, found)
}
