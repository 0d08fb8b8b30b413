import { useQuery } from '@tanstack/react-query'
import { Bell, Settings } from 'lucide-react'
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { buttonClass } from '~/ui/buttons/button-class'
import { ButtonLink } from '~/ui/buttons/link'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Skeleton } from '~/ui/states/skeleton'
import { NoticeRow } from './notice-row'
import { useReadNotices } from './use-read-notices'

/** Notices in the panel; the rest is on the page. */
const SHOWN = 6

/** The bell in the top bar: how many are unread, and the latest in a panel. Enter opens it, Escape closes it. */
export function NoticeBell({ side }: { side: 'applicant' | 'company' }) {
  const trpc = useTRPC()
  const { data: unread = 0 } = useQuery(trpc.notice.unread.queryOptions())
  const count = unread >= 99 ? 'mehr als 98' : String(unread)
  return (
    <DialogTrigger>
      <AriaButton
        aria-label={unread > 0 ? `Benachrichtigungen, ${count} ungelesen` : 'Benachrichtigungen'}
        className={buttonClass({ variant: 'quiet', size: 'sm', isIcon: true, className: 'relative' })}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span aria-hidden="true" className="badge badge-signal bell-count">
            {unread}
          </span>
        )}
      </AriaButton>
      <Popover className="popover w-92 p-0" placement="bottom end">
        <Dialog aria-label="Benachrichtigungen" className="outline-none">
          {({ close }) => <Latest side={side} onClose={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

function Latest({ side, onClose }: { side: 'applicant' | 'company'; onClose: () => void }) {
  const trpc = useTRPC()
  const { data, isError, refetch } = useQuery(trpc.notice.list.queryOptions({ page: 1, size: SHOWN }))
  const { read, readAll } = useReadNotices()
  const hasUnread = data?.items.some(({ isUnread }) => isUnread) ?? false
  return (
    <>
      <div className="flex items-center gap-2 p-3 pl-4">
        <h2 className="flex-1 text-lg">Benachrichtigungen</h2>
        {hasUnread && (
          <Button variant="quiet" size="sm" isPending={readAll.isPending} onClick={() => readAll.mutate()}>
            Alle gelesen
          </Button>
        )}
        <PlainLink
          to="/app/notices/settings"
          className={buttonClass({ variant: 'quiet', size: 'sm', isIcon: true })}
          aria-label="Benachrichtigungen einstellen"
          title="Benachrichtigungen einstellen"
          onClick={onClose}
        >
          <Settings aria-hidden="true" />
        </PlainLink>
      </div>
      {isError && (
        <div className="grid justify-items-start gap-3 border-t border-line p-4 text-sm">
          <p role="alert">Die Benachrichtigungen ließen sich gerade nicht laden.</p>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Noch einmal versuchen
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="m-4 h-32" />}
      {data?.items.length === 0 && (
        <p className="border-t border-line p-4 text-sm text-muted">
          {side === 'applicant'
            ? 'Noch nichts. Hier steht, wenn sich bei deinen Bewerbungen etwas tut.'
            : 'Noch nichts. Hier steht, wenn sich bei Ihren Stellen und Bewerbungen etwas tut.'}
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((notice) => (
            <li key={notice.id} className="relative flex gap-3 border-t border-line py-3 pr-4 pl-5 hover:bg-sunken">
              <NoticeRow
                notice={notice}
                now={data.now}
                onOpen={() => {
                  if (notice.isUnread) read.mutate({ id: notice.id })
                  onClose()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {data && data.items.length > 0 && (
        <div className="border-t border-line p-2">
          <ButtonLink to="/app/notices" variant="quiet" size="sm" className="w-full" onClick={onClose}>
            {data.total > SHOWN ? `Alle ${data.total} Benachrichtigungen` : 'Zur Seite „Benachrichtigungen“'}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
