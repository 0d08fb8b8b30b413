import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { REPLY_STATISTICS_DAYS, repliesText } from '~/features/applications/answer-promise'
import { Timetable } from '~/features/job-postings/ui/timetable'
import { SHOWS_HITS } from '~/features/job-search/page-tags'
import { HomeHero } from '~/features/job-search/ui/home-hero'
import { OccupationFieldList } from '~/features/job-search/ui/occupation-field-list'
import { TwoWays } from '~/features/job-search/ui/two-ways'
import { currentTime } from '~/lib/current-time'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/text-link'
import { Main } from '~/ui/shell/main'
import { pageTitle } from '../-page-title'

const LATEST = { limit: 6 }

export const Route = createFileRoute('/_public/')({
  loader: async ({ context: { queryClient, trpc } }) => {
    pageCache(60, ['postings', SHOWS_HITS])
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.statistics.queryOptions()),
      queryClient.ensureQueryData(trpc.jobPosting.latest.queryOptions(LATEST)),
      queryClient.ensureQueryData(trpc.application.marketReplies.queryOptions()),
    ])
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle('Die Weichen stellst du')] }),
  component: Home,
})

function Home() {
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const [{ data: statistics }, { data: latest }, { data: replies }] = useSuspenseQueries({
    queries: [
      trpc.jobPosting.statistics.queryOptions(),
      trpc.jobPosting.latest.queryOptions(LATEST),
      trpc.application.marketReplies.queryOptions(),
    ],
  })
  return (
    <Main>
      <HomeHero
        active={statistics.active}
        fields={statistics.fields}
        replies={
          replies.all && (
            <>
              {repliesText(replies.all)}{' '}
              <a className="pointer-events-auto whitespace-nowrap underline" href="/antwortquote">
                ({replies.all.total.toLocaleString('de-DE')} Bewerbungen, {REPLY_STATISTICS_DAYS}&nbsp;Tage)
              </a>
            </>
          )
        }
      />
      {latest.length > 0 && (
        <section className="wrap pt-14 md:pt-20">
          <div className="mb-5 flex items-end gap-4">
            <h2 className="text-3xl">Neu im Fahrplan</h2>
            <TextLink to="/search/jobs" className="ml-auto pb-1 whitespace-nowrap">
              Alle Stellen
            </TextLink>
          </div>
          <Timetable postings={latest} now={now} />
        </section>
      )}
      {statistics.fields.length > 0 && (
        <section className="wrap pt-14 md:pt-20">
          <h2 className="mb-5 text-3xl">Wohin soll es gehen?</h2>
          <OccupationFieldList fields={statistics.fields} />
        </section>
      )}
      <div className="wrap py-14 md:py-24">
        <TwoWays />
      </div>
    </Main>
  )
}
