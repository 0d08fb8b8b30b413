import { ListItem } from '@tiptap/extension-list'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef, useState } from 'react'
import { type RichText, richTextNodes } from '~/lib/rich-text/rich-text-document'
import { isRichTextLink } from '~/lib/rich-text/rich-text-link'
import { EditorToolbar } from './editor-toolbar'
import { LinkBar } from './link-bar'
import { type MarkedWords, MarkedWordsExtension, markedWordsKey } from './marked-words'

type RichTextEditorProps = {
  id: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean
  value: RichText
  onChange: (value: RichText) => void
  onBlur?: () => void
  /** Words to underline. */
  marked: readonly MarkedWords[]
}

/** Toolbar and text. Emits only documents that our schema knows. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, onBlur, isDisabled, isInvalid, marked } = props
  const emitted = useRef(value)
  const [isLinkOpen, setLinkOpen] = useState(false)
  const editor = useEditor({
    extensions,
    content: editable(value),
    editable: !isDisabled,
    immediatelyRender: false,
    // The content security policy allows no style elements; the rules are in styles/field.css.
    injectCSS: false,
    editorProps: {
      attributes: editorAttributes(props),
      handleKeyDown: (_view, event) => {
        if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        setLinkOpen(true)
        return true
      },
    },
    onUpdate: ({ editor: updated }) => {
      const document = richTextNodes.safeParse(updated.getJSON())
      if (!document.success) return
      emitted.current = document.data
      onChange(document.data)
    },
    onBlur: () => onBlur?.(),
  })

  // A value from outside (loaded, reset) replaces the text; our own value comes back unchanged.
  useEffect(() => {
    if (!editor || value === emitted.current) return
    emitted.current = value
    editor.commands.setContent(editable(value), { emitUpdate: false })
  }, [editor, value])

  const markedText = JSON.stringify(marked)
  useEffect(() => {
    if (!editor) return
    editor.view.dispatch(editor.state.tr.setMeta(markedWordsKey, JSON.parse(markedText)))
  }, [editor, markedText])

  return (
    <div className="editor" data-invalid={isInvalid || undefined}>
      <EditorToolbar editor={editor} labelId={props.labelId} onLink={() => setLinkOpen(!isLinkOpen)} />
      {editor && isLinkOpen && <LinkBar editor={editor} onClose={() => setLinkOpen(false)} />}
      <EditorContent editor={editor} />
    </div>
  )
}

// ProseMirror needs a paragraph to type into.
function editable(value: RichText): RichText {
  return value.content.length > 0 ? value : { type: 'doc', content: [{ type: 'paragraph' }] }
}

function editorAttributes(props: RichTextEditorProps): Record<string, string> {
  return {
    id: props.id,
    class: 'editor-content rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': props.labelId,
    ...(props.describedBy && { 'aria-describedby': props.describedBy }),
    ...(props.isInvalid && { 'aria-invalid': 'true' }),
    ...(props.isRequired && { 'aria-required': 'true' }),
    ...(props.isDisabled && { 'aria-disabled': 'true' }),
  }
}

/** Exactly the nodes and marks of `richTextSchema`; lists do not nest. */
const extensions = [
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
