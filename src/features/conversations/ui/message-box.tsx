import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/button'
import { TextArea } from '~/ui/text-area'

type Draft = { id: string; body: string }
type Props = {
  label: string
  description?: string
  isPending: boolean
  /** Resolves when the message is stored; rejects with the text still in the box. */
  onSend: (draft: Draft) => Promise<unknown>
}

/** Where a message is written. What was typed stays until it is stored; sending again never makes a second one. */
export function MessageBox({ label, description, isPending, onSend }: Props) {
  const [draft, setDraft] = useState<Draft>(() => ({ id: uuidv7(), body: '' }))
  const [isMissing, setMissing] = useState(false)
  async function send() {
    if (isPending) return
    if (draft.body.trim() === '') {
      setMissing(true)
      return
    }
    try {
      await onSend(draft)
      setDraft({ id: uuidv7(), body: '' })
    } catch {
      // The toast says what went wrong; text and id stay for the next attempt.
    }
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        label={label}
        description={description}
        rows={5}
        maxLength={8000}
        value={draft.body}
        onChange={(body) => {
          setMissing(false)
          setDraft((old) => ({ ...old, body }))
        }}
        error={isMissing ? 'Dieses Feld darf nicht leer sein. Bitte geben Sie einen Wert ein.' : undefined}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending}>
          Nachricht senden
        </Button>
      </div>
    </form>
  )
}
