import { type ReactNode, useState } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextArea } from '~/ui/fields/text-area'
import { useKeptInput } from '~/ui/form/guard/use-kept-input'

export type WordsDialogProps = {
  /** The id of what it is about: keeps the words for it when the session ends. */
  about: string
  title: string
  /** What to know before writing. */
  children?: ReactNode
  label: string
  description?: string
  maxLength: number
  /** The error for an empty or too short text; without it the text is optional. */
  missing?: string
  /** How many characters the procedure asks for at least. */
  least?: number
  acceptLabel: string
  rejectLabel?: string
  tone?: 'primary' | 'danger'
  isPending: boolean
  /** What a company writes is checked for what may not be asked or said. */
  isFromCompany?: boolean
  /** Gets the trimmed text; empty when it is optional. */
  onSend: (words: string) => void
  onClose: () => void
}

/** The inside of `WordsDialog`. */
export function WordsForm(props: WordsDialogProps) {
  const {
    about,
    title,
    children,
    missing,
    least = 1,
    acceptLabel,
    rejectLabel = 'Abbrechen',
    tone = 'primary',
    onSend,
    onClose,
  } = props
  const [text, setText] = useState('')
  const [hasTried, markTried] = useTries()
  useKeptInput(`${title} ${about}`, {
    read: () => text || undefined,
    bringBack: (kept) => setText(String(kept)),
  })
  const words = text.trim()
  const isMissing = missing !== undefined && words.length < least
  function send() {
    markTried()
    if (!isMissing) onSend(words)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {rejectLabel}
          </Button>
          <Button variant={tone} isPending={props.isPending} onClick={send}>
            {acceptLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <TextArea
          label={props.label}
          isOptional={missing === undefined}
          description={props.description}
          rows={6}
          maxLength={props.maxLength}
          value={text}
          onChange={setText}
          error={hasTried && isMissing ? missing : undefined}
        />
        {props.isFromCompany && <MessageCheck text={text} onChange={setText} />}
      </div>
    </Dialog>
  )
}
