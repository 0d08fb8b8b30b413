import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { CompanyFacts } from '~/features/companies/ui/company-facts'
import { CompanyHeader } from '~/features/companies/ui/company-header'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { plainText } from '~/lib/rich-text'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonAnchor } from '~/ui/button-link'
import { RichText } from '~/ui/rich-text'
import { orNotFound } from '../-or-not-found'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/_public/company/$companyProfileId')({
  loader: async ({ context, params }) => {
    const id = params.companyProfileId
    const profile = await orNotFound(
      context.queryClient.ensureQueryData(context.trpc.companyProfile.byId.queryOptions({ id })),
    )
    await context.queryClient.ensureQueryData(context.trpc.jobPosting.ofCompany.queryOptions(postingsOf(id)))
    pageCache(300, [`company:${id}`, 'postings'])
    return { now: new Date(), name: profile.name, description: plainText(profile.description).slice(0, 160) }
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [pageTitle(loaderData.name), { name: 'description', content: loaderData.description || loaderData.name }]
      : [],
  }),
  component: CompanyPage,
})

function CompanyPage() {
  const trpc = useTRPC()
  const { companyProfileId: id } = Route.useParams()
  const { data: profile } = useSuspenseQuery(trpc.companyProfile.byId.queryOptions({ id }))
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.ofCompany.queryOptions(postingsOf(id)))
  const { now } = Route.useLoaderData()
  const { description, benefits } = profile
  return (
    <main id="inhalt" tabIndex={-1} className="flex-1">
      <CompanyHeader
        name={profile.name}
        industry={profile.industry}
        city={profile.city}
        actions={postings.length > 0 && <PostingsLink count={postings.length} />}
      />
      <div className="wrap grid items-start gap-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="min-w-0">
          {description.content.length > 0 && (
            <section>
              <h2>Wer wir sind</h2>
              <RichText document={description} className="mt-3" />
            </section>
          )}
          {benefits.length > 0 && (
            <section className="mt-9 first:mt-0">
              <h2>Das erwartet dich</h2>
              <ul className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
                {benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-3">
                    <Check className="size-5 text-accent" aria-hidden="true" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section id="stellen" className="mt-10 scroll-mt-24 first:mt-0">
            <h2>Offene Stellen</h2>
            {postings.length === 0 && <p className="mt-3 text-muted">Zurzeit ist keine Stelle ausgeschrieben.</p>}
            <div className="mt-4 grid gap-3">
              {postings.map((posting) => (
                <JobCard key={posting.id} posting={posting} now={now} headingLevel={3} />
              ))}
            </div>
          </section>
        </div>
        <CompanyFacts profile={profile} />
      </div>
    </main>
  )
}

function PostingsLink({ count }: { count: number }) {
  return <ButtonAnchor href="#stellen">{count === 1 ? '1 offene Stelle' : `${count} offene Stellen`}</ButtonAnchor>
}

function postingsOf(companyProfileId: string) {
  return { companyProfileId, limit: 50 }
}
