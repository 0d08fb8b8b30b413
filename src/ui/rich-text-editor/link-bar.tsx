import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { badLinkText, isRichTextLink } from '~/lib/rich-text/rich-text-link'
import { Button } from '../buttons/button'

/** Sets, changes or removes the link of the selection. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { href } = editor.getAttributes('link')
  const [address, setAddress] = useState(typeof href === 'string' ? href : '')
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => input.current?.focus(), [])

  function close() {
    onClose()
    editor.commands.focus()
  }
  function apply() {
    const link = fullAddress(address)
    if (link !== '' && !isRichTextLink(link)) {
      setProblem(badLinkText(link))
      input.current?.focus()
      return
    }
    if (link === '') editor.chain().extendMarkRange('link').unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      editor.commands.insertContent({
        type: 'text',
        text: address.trim(),
        marks: [{ type: 'link', attrs: { href: link } }],
      })
    } else editor.chain().extendMarkRange('link').setLink({ href: link }).run()
    close()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither may reach the surrounding form or dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else close()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Adresse
      </label>
      <input
        ref={input}
        id={id}
        className="field field-sm min-w-48 flex-1 basis-40"
        inputMode="url"
        placeholder="https://"
        value={address}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          setAddress(event.target.value)
          setProblem(null)
        }}
        onKeyDown={handleKey}
      />
      <Button size="sm" onClick={apply}>
        Übernehmen
      </Button>
      <Button size="sm" variant="ghost" onClick={close}>
        Abbrechen
      </Button>
      <p id={`${id}-problem`} role="alert" className="w-full text-sm text-error empty:hidden">
        {problem}
      </p>
    </div>
  )
}

function fullAddress(text: string): string {
  const address = text.trim()
  if (address === '' || /^(https?:|mailto:|tel:)/.test(address)) return address
  return address.includes('@') ? `mailto:${address}` : `https://${address}`
}
