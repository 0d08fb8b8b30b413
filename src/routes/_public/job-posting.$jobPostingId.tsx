import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { payText, placeText } from '~/features/job-postings/posting-texts'
import { Commute } from '~/features/job-postings/ui/page/commute'
import { PostingPage } from '~/features/job-postings/ui/page/posting-page'
import { RecordInterest } from '~/features/job-postings/ui/page/record-interest'
import type { PublicPosting } from '~/features/job-postings/views'
import { SHOWS_HITS } from '~/features/job-search/page-tags'
import { currentTime } from '~/lib/current-time'
import { searchParams, textParam } from '~/lib/search-params'
import { pageCache, setStatus } from '~/platform/client/page-response'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Main } from '~/ui/shell/main'
import { orNotFound, pageTitle } from '../-page'
import { LaterAnswerSignal } from './-answer-signal'

/**
 * Writes a posting for search engines. The server's answer contains the result, so a browser loads this (1 kB) only for
 * postings it loads itself.
 */
let writer: typeof import('~/features/job-postings/structured-data/structured-data') | undefined

/** The reader's place, typed on this page. */
const readOwnPlace = searchParams({ von: textParam(80) })

export const Route = createFileRoute('/_public/job-posting/$jobPostingId')({
  validateSearch: readOwnPlace,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id }, deps: { von: from } }) => {
    const [posting, loaded] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(trpc.jobPosting.byId.queryOptions({ id }))),
      writer ?? import('~/features/job-postings/structured-data/structured-data'),
      import('~/features/job-postings/ui/page/later-parts').then(({ preloadPosting }) => preloadPosting()),
      import('./-answer-signal').then(({ preloadAnswerSignal }) => preloadAnswerSignal()),
    ])
    writer = loaded
    if (!posting.gone) {
      const { companyProfileId } = posting
      await Promise.all([
        queryClient.ensureQueryData(trpc.application.replyStatistics.queryOptions({ companyProfileId })),
        queryClient.ensureQueryData(trpc.application.overdueAnswers.queryOptions({ ids: [id] })),
      ])
    }
    const commute = from ? await queryClient.ensureQueryData(trpc.jobPosting.commute.queryOptions({ id, from })) : null
    // Where somebody lives is kept nowhere.
    if (!from) pageCache(60, [`job-posting:${id}`, `company:${posting.companyProfileId}`, 'postings', SHOWS_HITS])
    if (posting.gone) setStatus(410)
    return { now: currentTime(), commute }
  },
  // From the query cache: as loader data the posting would be sent to the browser a second time.
  head: ({ match: { context }, params: { jobPostingId: id } }) => {
    const posting = context.queryClient.getQueryData(context.trpc.jobPosting.byId.queryKey({ id }))
    return posting ? headOf(posting, currentTime()) : {}
  },
  component: JobPostingPage,
})

function JobPostingPage() {
  const { jobPostingId: id } = Route.useParams()
  const { now, commute } = Route.useLoaderData()
  const { von: from } = Route.useSearch()
  const trpc = useTRPC()
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.byId.queryOptions({ id }))
  // A separate request, like saved jobs: the page is the same for everybody.
  const enabled = useSessionUser()?.applicantProfile != null
  const { data: sent } = useQuery(trpc.application.sentFor.queryOptions({ jobPostingId: id }, { enabled }))
  return (
    <Main>
      <RecordInterest id={id} kind="view" />
      <PostingPage
        posting={posting}
        now={now}
        sent={sent}
        replies={!posting.gone && <LaterAnswerSignal posting={posting} now={now} />}
        commute={!posting.gone && <Commute jobPostingId={id} from={from} answer={commute} />}
        saveButton={<SaveJobButton jobPostingId={id} title={posting.title} />}
        SaveSimilar={SaveSimilar}
        saveIcon={<SaveJobButton jobPostingId={id} title={posting.title} isIcon />}
      />
    </Main>
  )
}

function SaveSimilar({ id, title }: { id: string; title: string }) {
  return <SaveJobButton jobPostingId={id} title={title} isIcon />
}

function headOf(posting: PublicPosting, now: Date) {
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  const pay = payText(posting)
  const facts = [`${posting.title} bei ${posting.companyName}`, place, pay && `${pay.amount} ${pay.period}`]
  const isAppliedHere = posting.can.apply && !posting.externalUrl
  const description = `${facts.filter(Boolean).join(', ')}.${isAppliedHere ? ' Jetzt auf Stellwerk bewerben.' : ''}`
  return {
    meta: [
      pageTitle(posting.title),
      { name: 'description', content: description },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: posting.title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: posting.url },
      { property: 'og:site_name', content: 'Stellwerk' },
      { property: 'og:locale', content: 'de_DE' },
      ...(posting.gone ? [] : pictureOf(posting)),
      ...(posting.can.apply ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: posting.canonicalUrl }],
    scripts: posting.can.apply ? [{ type: 'application/ld+json', children: structuredData(posting, now) }] : [],
  }
}

/** Without the writer the page came from the server, and React leaves a data block as it came. */
function structuredData(posting: PublicPosting, now: Date): string {
  return writer ? writer.scriptJson(writer.jobPostingJsonLd(posting, now)) : '{}'
}

function pictureOf({ url, title, companyName }: PublicPosting) {
  return [
    { property: 'og:image', content: `${url}/picture.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}, ${companyName}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
