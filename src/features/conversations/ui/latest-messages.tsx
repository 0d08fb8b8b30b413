import { Link } from '@tanstack/react-router'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { formatAge } from '~/lib/dates/dates'
import { Badge } from '~/ui/badge'
import { TextLink } from '~/ui/buttons/text-link'
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
                  <Link
                    to="/app/applicant/message-reply/$replyToMessageId"
                    params={{ replyToMessageId: item.lastMessageId }}
                    className="stretch block text-sm leading-snug font-semibold"
                  >
                    {item.partner}
                  </Link>
                  <p className={classNames('truncate text-sm', item.unread > 0 ? 'font-semibold' : 'text-muted')}>
                    {item.lastSide === 'applicant' && 'Du: '}
                    {item.lastBody}
                  </p>
                </div>
                <div className="grid shrink-0 content-start justify-items-end gap-1 text-xs text-muted">
                  <span className="num">{formatAge(item.lastMessageAt, now)}</span>
                  {item.unread > 0 && <Badge count={item.unread} tone="signal" label="ungelesen" />}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
