import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { ReplyRate } from '~/features/applications/ui/promise/reply-rate'
import { readCompanyPage } from '~/features/companies/search-params'
import { CompanyFacts } from '~/features/companies/ui/page/company-facts'
import { CompanyGallery } from '~/features/companies/ui/page/company-gallery'
import { CompanyHeader } from '~/features/companies/ui/page/company-header'
import { CompanyLegalNotice } from '~/features/companies/ui/page/company-legal-notice'
import { CompanyStory } from '~/features/companies/ui/page/company-story'
import { VerifiedBadge } from '~/features/companies/ui/verification/verified-badge'
import { CompanyPostings } from '~/features/job-postings/ui/company-postings'
import { feedAddress } from '~/features/job-search/search-params'
import { currentTime } from '~/lib/current-time'
import { plainText } from '~/lib/rich-text/rich-text'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonAnchor } from '~/ui/buttons/link'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { orNotFound, pageTitle } from '../-page'

export const Route = createFileRoute('/_public/company/$companyProfileId')({
  validateSearch: readCompanyPage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, params, deps: { page } }) => {
    const id = params.companyProfileId
    const profile = await orNotFound(
      context.queryClient.ensureQueryData(context.trpc.companyProfile.byId.queryOptions({ id })),
    )
    await Promise.all([
      context.queryClient.ensureQueryData(
        context.trpc.jobPosting.ofCompany.queryOptions({ companyProfileId: id, page }),
      ),
      context.queryClient.ensureQueryData(
        context.trpc.application.replyStatistics.queryOptions({ companyProfileId: id }),
      ),
    ])
    pageCache(300, [`company:${id}`, 'postings'])
    return { now: currentTime(), name: profile.name, description: plainText(profile.description).slice(0, 160) }
  },
  head: ({ loaderData }) => ({
    meta: loaderData
      ? [pageTitle(loaderData.name), { name: 'description', content: loaderData.description || loaderData.name }]
      : [],
    links: loaderData
      ? [
          {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: `Stellen von ${loaderData.name} (Atom)`,
            href: feedAddress({ arbeitgeber: [loaderData.name] }, 'atom'),
          },
        ]
      : [],
  }),
  component: CompanyPage,
})

function CompanyPage() {
  const trpc = useTRPC()
  const { companyProfileId: id } = Route.useParams()
  const { data: profile } = useSuspenseQuery(trpc.companyProfile.byId.queryOptions({ id }))
  const { page = 1 } = Route.useSearch()
  const { data: postings } = useSuspenseQuery(trpc.jobPosting.ofCompany.queryOptions({ companyProfileId: id, page }))
  const { now } = Route.useLoaderData()
  const { description, benefits, media } = profile
  return (
    <Main className="flex-1">
      <CompanyHeader
        name={profile.name}
        industry={profile.industry}
        city={profile.city}
        logoFileId={media.logoFileId}
        coverFileId={media.coverFileId}
        badge={<VerifiedBadge verifiedBy={profile.verifiedBy} verifiedDomain={profile.verifiedDomain} />}
        actions={postings.total > 0 && <PostingsLink count={postings.total} />}
      />
      <div className="wrap grid items-start gap-8 py-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="min-w-0">
          {profile.isSuspended && (
            <Note tone="warn" className="mb-6" title="Dieses Unternehmen ist gesperrt">
              Nur Plattform-Admins sehen diese Seite noch, ohne Bilder, zum Beispiel um über eine Beschwerde zu
              entscheiden.
            </Note>
          )}
          <CompanyStory name={profile.name} description={description} benefits={benefits} media={media} />
          <CompanyGallery pictures={profile.pictures} />
          <section id="stellen" className="mt-10 scroll-mt-24 first:mt-0">
            <h2>
              Offene Stellen{' '}
              {postings.total > 0 && <span className="num text-base font-normal text-muted">{postings.total}</span>}
            </h2>
            {postings.total === 0 && <p className="mt-3 text-muted">Zurzeit ist keine Stelle ausgeschrieben.</p>}
            {postings.items.length > 0 && (
              <div className="mt-4">
                <CompanyPostings postings={postings.items} now={now} />
              </div>
            )}
            <Pagination
              page={page}
              pageCount={Math.ceil(postings.total / postings.pageSize)}
              linkTo={(to) => ({
                to: '/company/$companyProfileId',
                params: { companyProfileId: id },
                search: { page: to === 1 ? undefined : to },
                hash: 'stellen',
              })}
            />
          </section>
        </div>
        <div className="grid gap-4">
          <div className="grid gap-6 lg:sticky lg:top-24">
            <CompanyFacts profile={profile} />
            <CompanyLegalNotice profile={profile} />
          </div>
          <ReplyRate companyProfileId={id} />
          <Link
            to="/report/$subjectType/$subjectId"
            params={{ subjectType: 'company', subjectId: id }}
            preload={false}
            className="btn btn-quiet btn-sm justify-self-start"
          >
            <Flag aria-hidden="true" />
            Unternehmen melden
          </Link>
        </div>
      </div>
    </Main>
  )
}

function PostingsLink({ count }: { count: number }) {
  return (
    <ButtonAnchor href="#stellen">
      {count === 1 ? '1 offene Stelle' : `${count.toLocaleString('de-DE')} offene Stellen`}
    </ButtonAnchor>
  )
}
