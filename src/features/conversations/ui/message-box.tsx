import { useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { useTRPCClient } from '~/platform/client/trpc'
import { uploadHindrance, uploadRows } from '~/platform/client/upload-rows'
import { useFileUploads } from '~/platform/client/use-file-uploads'
import { Button } from '~/ui/button'
import { FileDrop } from '~/ui/file-drop'
import { TextArea } from '~/ui/text-area'
import { MAX_MESSAGE_FILES } from '../vocabulary'

type Draft = { id: string; body: string }
export type ReadyMessage = Draft & { attachmentFileIds: string[] }
type Props = {
  label: string
  description?: string
  isPending: boolean
  /** What was kept of an earlier attempt. */
  initialBody?: string
  /** Called with every change, so that it can be kept. */
  onDraft?: (body: string) => void
  /** Resolves when the message is stored; rejects with the text still in the box. */
  onSend: (ready: ReadyMessage) => Promise<unknown>
}

/** Where a message is written. What was typed stays until it is stored; sending again never makes a second one. */
export function MessageBox({ label, description, isPending, initialBody = '', onDraft, onSend }: Props) {
  const client = useTRPCClient()
  const [draft, setDraft] = useState<Draft>(() => ({ id: uuidv7(), body: initialBody }))
  const [problem, setProblem] = useState<string | null>(null)
  const files = useFileUploads((form, signal) => client.conversation.upload.mutate(form, { signal }))
  async function send() {
    if (isPending) return
    if (draft.body.trim() === '') {
      setProblem('Dieses Feld darf nicht leer sein. Bitte geben Sie einen Wert ein.')
      return
    }
    const hindrance = uploadHindrance(files)
    if (hindrance) {
      setProblem(hindrance)
      return
    }
    setProblem(null)
    const attachmentFileIds = files.uploads.flatMap(({ stored }) => (stored ? [stored.id] : []))
    try {
      await onSend({ ...draft, attachmentFileIds })
      setDraft({ id: uuidv7(), body: '' })
      for (const { id } of files.uploads) files.remove(id)
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
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
      }}
    >
      <TextArea
        label={label}
        description={description}
        rows={5}
        maxLength={8000}
        value={draft.body}
        onChange={(body) => {
          setProblem(null)
          setDraft((old) => ({ ...old, body }))
          onDraft?.(body)
        }}
        error={problem ?? undefined}
      />
      <FileDrop
        label="Anhänge"
        isOptional
        allowsMany
        accept=".pdf,.jpg,.jpeg,.png"
        description={`PDF, JPG oder PNG, je höchstens 10 MB, bis zu ${MAX_MESSAGE_FILES} Dateien.`}
        onChoose={(chosen) => files.add(chosen, MAX_MESSAGE_FILES - files.taken)}
        onRefuse={(chosen) => files.refuse(chosen, 'Möglich sind nur PDF, JPG und PNG.')}
        files={uploadRows(files)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isPending={isPending}>
          Nachricht senden
        </Button>
        <span className="text-xs text-muted">Strg + Eingabe sendet</span>
      </div>
    </form>
  )
}
