import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { payText, placeText } from '~/features/job-postings/posting-texts'
import { jobPostingJsonLd, scriptJson } from '~/features/job-postings/structured-data'
import { ApplyBox, ApplyButton } from '~/features/job-postings/ui/apply-box'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { PostingBody } from '~/features/job-postings/ui/posting-body'
import { PostingCompanyCard } from '~/features/job-postings/ui/posting-company-card'
import { PostingFacts } from '~/features/job-postings/ui/posting-facts'
import { PostingHeader } from '~/features/job-postings/ui/posting-header'
import { PostingNotice } from '~/features/job-postings/ui/posting-notice'
import { RecordInterest } from '~/features/job-postings/ui/record-interest'
import { pageCache, setStatus } from '~/platform/client/page-response'
import { type RouterOutputs, useTRPC } from '~/platform/client/trpc'
import { orNotFound } from '../-or-not-found'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/_public/job-posting/$jobPostingId')({
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) => {
    const posting = await orNotFound(queryClient.ensureQueryData(trpc.jobPosting.byId.queryOptions({ id })))
    pageCache(60, [`job-posting:${id}`, `company:${posting.companyProfileId}`, 'postings'])
    if (posting.gone) setStatus(410)
    return { now: new Date() }
  },
  // From the query cache: as loader data the posting would be sent to the browser a second time.
  head: ({ match: { context }, params: { jobPostingId: id } }) => {
    const posting = context.queryClient.getQueryData(context.trpc.jobPosting.byId.queryKey({ id }))
    return posting ? headOf(posting) : {}
  },
  component: JobPostingPage,
})

function JobPostingPage() {
  const { jobPostingId: id } = Route.useParams()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.byId.queryOptions({ id }))
  return (
    <main id="inhalt" tabIndex={-1}>
      <RecordInterest id={id} kind="view" />
      <PostingHeader posting={posting} now={now} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 py-7 md:py-10 lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:gap-12">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-7">
          <PostingNotice posting={posting} />
          <div className="lg:hidden">
            <ApplyBox posting={posting} hasButton={false} />
          </div>
          <div>
            <PostingFacts posting={posting} />
            <PostingBody posting={posting} />
          </div>
        </div>
        <aside aria-label="Bewerben" className="sticky top-24 max-lg:hidden">
          <ApplyBox posting={posting} saveButton={<SaveJobButton jobPostingId={id} title={posting.title} />} />
          <PostingCompanyCard posting={posting} />
        </aside>
      </div>
      {posting.similar.length > 0 && (
        <section className="border-t border-line bg-surface">
          <div className="wrap py-10 md:py-14">
            <h2 className="mb-5">Ähnliche Stellen</h2>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
              {posting.similar.map((similar) => (
                <JobCard key={similar.id} posting={similar} now={now} headingLevel={3} />
              ))}
            </div>
          </div>
        </section>
      )}
      {posting.can.apply && (
        <aside
          aria-label="Jetzt bewerben"
          className="no-print sticky bottom-0 z-40 flex gap-2 border-t border-line bg-surface p-3 lg:hidden"
        >
          <SaveJobButton jobPostingId={id} title={posting.title} isIcon />
          <ApplyButton posting={posting} className="flex-1" />
        </aside>
      )}
    </main>
  )
}

function headOf(posting: RouterOutputs['jobPosting']['byId']) {
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  const pay = payText(posting)
  const facts = [`${posting.title} bei ${posting.companyName}`, place, pay && `${pay.amount} ${pay.period}`]
  const description = `${facts.filter(Boolean).join(', ')}. Jetzt auf Stellwerk bewerben.`
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
    links: [{ rel: 'canonical', href: posting.url }],
    scripts: posting.can.apply
      ? [{ type: 'application/ld+json', children: scriptJson(jobPostingJsonLd(posting, posting.url)) }]
      : [],
  }
}

function pictureOf({ url, title, companyName }: RouterOutputs['jobPosting']['byId']) {
  return [
    { property: 'og:image', content: `${url}/picture.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${title}, ${companyName}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
