import { Flag, Paperclip } from 'lucide-react'
import type { Side } from '~/features/conversations/vocabulary'
import { formatMoment, formatTime } from '~/lib/dates/dates'
import { TooltipButton } from '~/ui/buttons/tooltip-button'
import { classNames } from '~/ui/class-names'
import { formatBytes } from '~/ui/files/file-row'
import type { ThreadMessage } from '../../views'

type Props = { message: ThreadMessage; side: Side; partner: string; onReport: (messageId: string) => void }

/** One message: own ones on the right, with what they answer and whether they were read; others can be reported. */
export function MessageItem({ message, side, partner, onReport }: Props) {
  const isOwn = message.senderSide === side
  // Among colleagues it matters who wrote.
  const colleague = isOwn && side === 'company' ? (message.senderName ?? 'Ihr Unternehmen') : null
  return (
    <li className={classNames('grid max-w-[85%] gap-1', isOwn ? 'justify-self-end' : 'justify-self-start')}>
      <div
        className={classNames(
          'rounded-lg px-4 py-3',
          isOwn ? 'bg-accent text-accent-ink' : 'border border-line bg-surface',
        )}
      >
        <p className="sr-only">{isOwn ? (colleague ?? 'Du') : partner}:</p>
        {message.answers && (
          <p
            className={classNames(
              'mb-2 line-clamp-2 border-l-2 pl-2 text-xs',
              isOwn ? 'border-accent-ink' : 'border-line text-muted',
            )}
          >
            {message.answers}
          </p>
        )}
        <p className="whitespace-pre-line wrap-anywhere">{message.body}</p>
        {message.attachments.length > 0 && (
          <ul className="mt-2 grid gap-1 text-sm">
            {message.attachments.map((file) => (
              <li key={file.id}>
                <a
                  href={`/api/files/message/${file.id}`}
                  download
                  className="inline-flex min-h-6 items-center gap-1.5 underline wrap-anywhere"
                >
                  <Paperclip className="size-4 shrink-0" aria-hidden="true" />
                  {file.name} ({formatBytes(file.size)})
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div
        className={classNames('flex min-h-6 flex-wrap items-center gap-x-1 text-xs text-muted', isOwn && 'justify-end')}
      >
        <p className="num min-w-0 wrap-anywhere">
          {colleague && `${colleague}, `}
          <time dateTime={message.createdAt.toISOString()}>{formatTime(message.createdAt)}&nbsp;Uhr</time>
          {isOwn && message.readAt && ', gelesen'}
          {message.isReported && (side === 'company' ? ', von Ihnen gemeldet' : ', von dir gemeldet')}
        </p>
        {!isOwn && !message.isReported && (
          <TooltipButton
            label={`Nachricht vom ${formatMoment(message.createdAt)} melden`}
            text="Melden"
            onPress={() => onReport(message.id)}
          >
            <Flag aria-hidden="true" />
          </TooltipButton>
        )}
      </div>
    </li>
  )
}
