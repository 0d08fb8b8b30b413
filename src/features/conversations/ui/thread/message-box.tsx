import { useBlocker } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MessageCheck, useAskBeforeSending } from '~/features/ad-check/ui/message-check'
import { MAX_MESSAGE_FILES } from '~/features/conversations/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { useTRPCClient } from '~/platform/client/trpc'
import { uploadHindrance, uploadRows } from '~/platform/client/uploads/upload-rows'
import { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { TextArea } from '~/ui/fields/text-area'
import { FileDrop } from '~/ui/files/file-drop'
import { useKeptInput } from '~/ui/form/guard/use-kept-input'

type Draft = { id: string; body: string }
export type ReadyMessage = Draft & { attachmentFileIds: string[] }
type Props = {
  label: string
  description?: string
  isPending: boolean
  /** A company's messages are checked for what may not be asked or said. */
  isCompany: boolean
  /** The stored draft. */
  initialBody?: string
  /** Tools for writing, at the end of the label's line; they append text. */
  tools?: (insert: (text: string) => void) => ReactNode
  /** Called with every change, for storing the draft. */
  onDraft?: (body: string) => void
  /** Resolves when the message is stored; rejects with the text still in the box. */
  onSend: (ready: ReadyMessage) => Promise<unknown>
}

/** The box for writing a message. Input stays until it is stored; sending again never makes a second one. */
export function MessageBox(props: Props) {
  const { label, description, isPending, isCompany, initialBody = '', tools, onDraft, onSend } = props
  const client = useTRPCClient()
  const [draft, setDraft] = useState<Draft>(() => ({ id: uuidv7(), body: initialBody }))
  const mayBeSent = useAskBeforeSending(isCompany)
  const [problem, setProblem] = useState<'empty' | 'files' | null>(null)
  const files = useFileUploads((form, signal) => client.conversation.upload.mutate(form, { signal }))
  useKeptInput('dateien', files.keep)
  // The text is kept as a draft; files are not.
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && files.uploads.length > 0 && !(await askToLoseFiles()),
    enableBeforeUnload: () => files.uploads.length > 0,
  })
  // The problem with the files is gone as soon as they are uploaded, or removed.
  const empty = isCompany ? 'Bitte schreiben Sie zuerst ein paar Worte.' : 'Bitte schreib zuerst ein paar Worte.'
  const error = problem === 'empty' ? empty : problem === 'files' ? uploadHindrance(files) : null
  function write(body: string) {
    setProblem(null)
    setDraft((old) => ({ ...old, body }))
    onDraft?.(body)
  }
  async function send() {
    if (isPending) return
    if (draft.body.trim() === '') {
      setProblem('empty')
      return
    }
    if (uploadHindrance(files)) {
      setProblem('files')
      return
    }
    setProblem(null)
    if (!(await mayBeSent([draft.body]))) return
    const attachmentFileIds = files.uploads.flatMap(({ stored }) => (stored ? [stored.id] : []))
    try {
      await onSend({ ...draft, attachmentFileIds })
      setDraft({ id: uuidv7(), body: '' })
      for (const { id } of files.uploads) files.remove(id)
    } catch {
      // The toast shows the error; text and id stay for the next attempt.
    }
  }
  return (
    <form
      className="grid gap-2"
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
        labelAction={tools?.((text) => write(draft.body.trim() === '' ? text : `${draft.body.trimEnd()}\n\n${text}`))}
        description={description}
        isLow
        maxLength={8000}
        // What is typed while it is on its way would be lost with it.
        isReadOnly={isPending}
        value={draft.body}
        onChange={write}
        error={error ?? undefined}
      />
      <MessageCheck text={draft.body} onChange={write} isCompany={isCompany} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <FileDrop
          className="field-shell flex-1 basis-40"
          label="Anhänge"
          isCompact
          allowsMany
          accept=".pdf,.jpg,.jpeg,.png"
          description="PDF, JPG, PNG bis 10&nbsp;MB"
          onChoose={(chosen) => files.add(chosen, MAX_MESSAGE_FILES - files.taken)}
          onRefuse={(chosen) => files.refuse(chosen, 'Möglich sind nur PDF, JPG und PNG.')}
          files={uploadRows(files)}
        />
        <Button type="submit" variant="primary" className="ml-auto" isPending={isPending} title="Strg + Eingabe sendet">
          <Send aria-hidden="true" />
          Nachricht senden
        </Button>
      </div>
    </form>
  )
}

function askToLoseFiles(): Promise<boolean> {
  return confirm({
    title: 'Anhänge verwerfen?',
    message: 'Die Nachricht ist noch nicht gesendet. Der Text bleibt als Entwurf, die Anhänge gehen verloren.',
    acceptLabel: 'Verwerfen',
    rejectLabel: 'Weiterschreiben',
    tone: 'danger',
  })
}
