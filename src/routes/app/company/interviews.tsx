import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CalendarAddressCard } from '~/features/applications/ui/calendar/calendar-address-card'
import { CalendarBar } from '~/features/applications/ui/calendar/calendar-bar'
import { CalendarDays } from '~/features/applications/ui/calendar/calendar-days'
import { type InterviewsSearch, readInterviewsSearch } from '~/features/applications/ui/calendar/interviews-search'
import { SlotDialog } from '~/features/applications/ui/calendar/slot-dialog'
import { WaitingInvitations } from '~/features/applications/ui/calendar/waiting-invitations'
import { CreateSlotsDialog } from '~/features/applications/ui/slots/create-slots-dialog'
import type { CalendarSlot } from '~/features/applications/views'
import { currentTime } from '~/lib/current-time'
import { formatLongDay, toIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { classNames } from '~/ui/class-names'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

const TITLE = 'Gespräche'

export const Route = createFileRoute('/app/company/interviews')({
  validateSearch: readInterviewsSearch,
  loaderDeps: ({ search: { neu: _dialog, ...shown } }) => shown,
  loader: async ({ context: { queryClient, trpc }, deps }) => {
    const now = currentTime()
    // Apart: the tree of routes is loaded by every visitor.
    const { daysOf, weekToOpen } = await import('~/features/applications/workflow/calendar-week')
    const load = (days: ReturnType<typeof daysOf>) =>
      queryClient.ensureQueryData(trpc.application.calendar.queryOptions(days))
    const asked = daysOf(deps, now)
    const { interviews, slots } = await load(asked)
    if (deps.tag !== undefined || asked.days === 1) return { now, shown: asked }
    const starts = [...interviews, ...slots].map(({ startsAt }) => startsAt)
    const shown = { ...asked, day: weekToOpen(now, toIsoDay(now), starts) }
    await load(shown)
    return { now, shown }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: InterviewsPage,
})

function InterviewsPage() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { now, shown } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.calendar.queryOptions(shown))
  // A dialog needs a document.
  const isHydrated = useHydrated()
  const [opened, setOpened] = useState<CalendarSlot | null>(null)
  const go = (to: InterviewsSearch) => void navigate({ search: to, resetScroll: false })
  const entries = [
    ...data.interviews.map((each) => ({ ...each, kind: 'interview' as const })),
    ...data.slots.map((each) => ({ ...each, kind: 'slot' as const })),
  ]
  return (
    <AppPage
      title={TITLE}
      isWide
      actions={
        <Button variant="signal" onClick={() => go({ ...search, neu: true })}>
          <Plus aria-hidden="true" />
          Freie Termine anlegen
        </Button>
      }
    >
      <CalendarBar search={search} day={shown.day} days={shown.days} today={toIsoDay(now)} onChange={go} />
      {data.isCut && (
        <Note tone="info" className="mb-4">
          Hier stehen nicht alle Termine. Die Ansicht eines Tages zeigt mehr.
        </Note>
      )}
      {data.next && (
        <p className="mb-4">
          Hier ist nichts geplant. Weiter geht es am{' '}
          <TextLink to="/app/company/interviews" search={{ ...search, tag: toIsoDay(data.next) }}>
            {formatLongDay(data.next)}
          </TextLink>
          .
        </p>
      )}
      <CalendarDays day={shown.day} days={shown.days} entries={entries} now={now} onOpen={setOpened} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <WaitingInvitations items={data.waiting} total={data.waitingTotal} />
        <div className={classNames('mt-8', data.waiting.length > 0 ? 'lg:col-start-2' : 'max-w-[22rem]')}>
          <CalendarAddressCard address="Sie" />
        </div>
      </div>
      {opened && <SlotDialog slot={opened} onClose={() => setOpened(null)} />}
      {isHydrated && search.neu && (
        <CreateSlotsDialog
          onClose={() => go({ ...search, neu: undefined })}
          onCreated={(first) => go({ ...search, neu: undefined, tag: toIsoDay(first) })}
        />
      )}
    </AppPage>
  )
}
