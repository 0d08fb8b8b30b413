import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

type Tool = {
  label: string
  icon: LucideIcon
  run: (editor: Editor) => void
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

const tools: readonly Tool[] = [
  {
    label: 'Überschrift',
    icon: Heading2,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Kleine Überschrift',
    icon: Heading3,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'Fett (Strg+B)',
    icon: Bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Kursiv (Strg+I)',
    icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Aufzählung',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Nummerierte Liste',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Rückgängig (Strg+Z)',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'Wiederholen',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
]

type EditorToolbarProps = { editor: Editor | null; labelId: string; onLink: () => void }

/** One stop of the Tab key; arrows, Home and End move within (ARIA toolbar). */
export function EditorToolbar({ editor, labelId, onLink }: EditorToolbarProps) {
  const [stop, setStop] = useState(0)
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => (current && tool.isOn ? tool.isOn(current) : undefined)),
      possible: tools.map((tool) => (current && tool.isPossible ? tool.isPossible(current) : true)),
      isLink: current?.isActive('link') ?? false,
    }),
  })
  const count = tools.length + 1

  function move(event: KeyboardEvent<HTMLElement>) {
    const target = { ArrowRight: stop + 1, ArrowLeft: stop - 1 + count, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = target % count
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label="Formatierung"
      aria-describedby={labelId}
      className="editor-toolbar"
      onKeyDown={move}
    >
      {tools.map(({ label, icon: Icon, run }, index) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={states?.on[index]}
          aria-disabled={states?.possible[index] === false || undefined}
          tabIndex={stop === index ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => editor && run(editor)}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
      <button
        type="button"
        title="Link (Strg+K)"
        aria-label="Link (Strg+K)"
        aria-pressed={states?.isLink}
        tabIndex={stop === tools.length ? 0 : -1}
        onFocus={() => setStop(tools.length)}
        onClick={onLink}
      >
        <Link aria-hidden="true" />
      </button>
    </div>
  )
}
