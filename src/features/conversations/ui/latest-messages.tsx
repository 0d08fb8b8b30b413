import { Link } from '@tanstack/react-router'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { formatAge } from '~/lib/dates/dates'
import { Badge } from '~/ui/badge'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { classNames } from '~/ui/class-names'
import type { ConversationItem } from '../views'

/** "Nachrichten" on an applicant's dashboard: the latest conversations, unread ones marked. */
export function LatestMessages({ items, now }: { items: readonly ConversationItem[]; now: Date }) {
  return (
    <section aria-labelledby="nachrichten">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="nachrichten" className="text-xl">
          Nachrichten
        </h2>
        {items.length > 0 && (
          <TextLink to="/app/applicant/messages" className="text-sm">
            Alle Nachrichten
          </TextLink>
        )}
      </div>
      <Card padding="none">
        {items.length === 0 ? (
          <p className="p-4 text-sm text-muted">Keine Nachrichten. Hier erscheinen Antworten auf deine Bewerbungen.</p>
        ) : (
          <ul className="divide">
            {items.map((item) => (
              <li key={item.id} className="relative flex gap-3 p-4 hover:bg-sunken">
                <CompanyMark name={item.partner} logoFileId={item.partnerLogoFileId} />
                <div className="min-w-0 flex-1">
                  <div className="flex items-baseline justify-between gap-3">
                    <Link
                      to="/app/applicant/message-reply/$replyToMessageId"
                      params={{ replyToMessageId: item.lastMessageId }}
                      className="stretch min-w-0 text-sm leading-snug font-semibold"
                    >
                      {item.partner}
                    </Link>
                    <span className="num shrink-0 text-xs text-muted">{formatAge(item.lastMessageAt, now)}</span>
                  </div>
                  <div className="flex items-center justify-between gap-3">
                    <p
                      className={classNames(
                        'min-w-0 truncate text-sm',
                        item.unread > 0 ? 'font-semibold' : 'text-muted',
                      )}
                    >
                      {item.lastSide === 'applicant' && 'Du: '}
                      {item.lastBody}
                    </p>
                    {item.unread > 0 && <Badge count={item.unread} tone="signal" label="ungelesen" />}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
