import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { REPLY_STATISTICS_DAYS, repliesText } from '~/features/applications/answer-promise'
import { Timetable } from '~/features/job-postings/ui/timetable'
import { SHOWS_HITS } from '~/features/job-search/page-tags'
import { HomeHero } from '~/features/job-search/ui/home-hero'
import { OccupationFieldList } from '~/features/job-search/ui/occupation-field-list'
import { ResumeDrop } from '~/features/resumes/ui/drop/resume-drop'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Main } from '~/ui/shell/main'
import { pageTitle } from '../-page'
import { AnswerFigure } from './-home/answer-figure'
import { Hiring } from './-home/hiring'

const LATEST = { limit: 5 }

export const Route = createFileRoute('/_public/')({
  loader: async ({ context: { queryClient, trpc } }) => {
    pageCache(60, ['postings', SHOWS_HITS])
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.statistics.queryOptions()),
      queryClient.ensureQueryData(trpc.jobPosting.latest.queryOptions(LATEST)),
      queryClient.ensureQueryData(trpc.application.marketReplies.queryOptions()),
      queryClient.ensureQueryData(trpc.application.hiringCompanies.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle('Die Weichen stellst du')] }),
  component: Home,
})

function Home() {
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
        drop={<ResumeDrop />}
        replies={
          replies.all ? (
            <>
              <strong className="text-desk-ink">{repliesText(replies.all)}</strong>{' '}
              <a className="whitespace-nowrap underline" href="/antwortquote">
                ({replies.all.total.toLocaleString('de-DE')} Bewerbungen, {REPLY_STATISTICS_DAYS}&nbsp;Tage)
              </a>
            </>
          ) : (
            'Jede Stelle nennt, bis wann du eine Antwort bekommst.'
          )
        }
        board={
          latest.length > 0 && (
            <section aria-labelledby="neu">
              <div className="flex items-end gap-4 pb-1.5">
                <h2 id="neu" className="text-xl">
                  Neu im Fahrplan
                </h2>
                <a href="/search/jobs" className="ml-auto text-sm whitespace-nowrap underline">
                  {allPostings(statistics.active)}
                </a>
              </div>
              <Timetable postings={latest} />
            </section>
          )
        }
      />
      <Hiring />
      {replies.all && replies.answersByDay && <AnswerFigure replies={replies.all} byDay={replies.answersByDay} />}
      {statistics.fields.length > 0 && (
        <section className="wrap pt-14 md:pt-20">
          <h2 className="mb-5 text-3xl">Wohin soll es gehen?</h2>
          <OccupationFieldList fields={statistics.fields} />
        </section>
      )}
      <div className="wrap py-14 md:py-24">
        <section className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg bg-accent-soft p-6 md:p-9">
          <div className="min-w-0 flex-1 basis-80">
            <h2 className="text-2xl">Sie stellen ein?</h2>
            <p className="mt-1.5 max-w-[56ch]">
              Fügen Sie Ihren Anzeigentext ein. Sie sehen sofort, wie die Stelle aussieht und wie viele Menschen im
              Umkreis passen. Das Konto kommt danach. <TextLink to="/pricing">So geht es für Arbeitgeber</TextLink>
            </p>
          </div>
          <ButtonLink to="/stelle-ausschreiben">Stelle ausschreiben</ButtonLink>
        </section>
      </div>
    </Main>
  )
}

function allPostings(active: number): string {
  return active === 1 ? 'Zur einen Stelle' : `Alle ${active.toLocaleString('de-DE')} Stellen`
}
