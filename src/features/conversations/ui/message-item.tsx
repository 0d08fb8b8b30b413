import { Flag, Paperclip } from 'lucide-react'
import { formatMoment } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { classNames } from '~/ui/class-names'
import { TooltipButton } from '~/ui/tooltip-button'
import type { Side } from '../vocabulary'

type Message = RouterOutputs['conversation']['messages']['items'][number]
type Props = { message: Message; side: Side; partner: string; onReport: (messageId: string) => void }

/** One message: own ones on the right, with what they answer and whether they were read; the others' can be reported. */
export function MessageItem({ message, side, partner, onReport }: Props) {
  const isOwn = message.senderSide === side
  const author = !isOwn ? partner : side === 'applicant' ? 'Du' : (message.senderName ?? 'Ihr Unternehmen')
  return (
    <li
      className={classNames(
        'max-w-[85%] rounded-lg p-4 text-sm',
        isOwn ? 'justify-self-end bg-accent text-accent-ink' : 'justify-self-start border border-line bg-surface',
      )}
    >
      <p className={classNames('mb-1 text-xs', isOwn ? 'text-accent-ink' : 'text-muted')}>
        {author}, {formatMoment(message.createdAt)}
        {isOwn && message.readAt && ', gelesen'}
      </p>
      {message.answers && (
        <p
          className={classNames(
            'mb-2 line-clamp-2 border-l-2 pl-2 text-xs',
            isOwn ? 'border-accent-ink' : 'border-line',
          )}
        >
          {message.answers}
        </p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
      {message.attachments.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {message.attachments.map((file) => (
            <li key={file.id}>
              <a
                href={`/api/files/message/${file.id}`}
                download
                className="inline-flex min-h-6 items-center gap-1.5 underline wrap-anywhere"
              >
                <Paperclip className="size-4 shrink-0" aria-hidden="true" />
                {file.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {message.isReported && (
        <p className="mt-2 text-xs text-muted">{side === 'company' ? 'Von Ihnen gemeldet' : 'Von dir gemeldet'}</p>
      )}
      {!isOwn && !message.isReported && (
        <div className="-mb-2 flex justify-end">
          <TooltipButton
            label={`Nachricht vom ${formatMoment(message.createdAt)} melden`}
            text="Melden"
            onPress={() => onReport(message.id)}
          >
            <Flag aria-hidden="true" />
          </TooltipButton>
        </div>
      )}
    </li>
  )
}
