import { useSuspenseQuery } from '@tanstack/react-query'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { neutralTitle } from '~/lib/work/title'
import { type RouterOutputs, useTRPC } from '~/platform/client/trpc'

type PublicPosting = RouterOutputs['jobPosting']['byId']

/** What the preview shows of the company; null while there is no profile. */
export type PreviewCompany = Pick<
  PublicPosting,
  | 'companyName'
  | 'companyIndustry'
  | 'companySizeBand'
  | 'companyWebsite'
  | 'companyLogoFileId'
  | 'companyVerifiedBy'
  | 'companyVerifiedDomain'
>

const NO_COMPANY: PreviewCompany = {
  companyName: 'Ihr Unternehmen',
  companyIndustry: null,
  companySizeBand: null,
  companyWebsite: null,
  companyLogoFileId: null,
  companyVerifiedBy: null,
  companyVerifiedDomain: null,
}

/** The own company as applicants see it beside a posting. */
export function usePreviewCompany(): PreviewCompany | null {
  const trpc = useTRPC()
  const { data: own } = useSuspenseQuery(trpc.companyProfile.mine.queryOptions())
  const { data: media } = useSuspenseQuery(trpc.companyProfile.media.queryOptions())
  if (!own.profile) return null
  return {
    companyName: own.profile.name,
    companyIndustry: own.profile.industry,
    companySizeBand: own.profile.sizeBand,
    companyWebsite: own.profile.website,
    companyLogoFileId: media?.logoFileId ?? null,
    companyVerifiedBy: media?.verifiedBy ?? null,
    companyVerifiedDomain: media?.verifiedDomain ?? null,
  }
}

/** The posting as the public page would get it if what is in the form were published now. */
export function previewPosting(
  id: string,
  values: JobPostingInput,
  company: PreviewCompany | null,
  /** The first publication, where there was one: it never changes. */
  publishedAt: Date,
): PublicPosting {
  const { questions: _questions, runDays: _runDays, title, ...shown } = values
  return {
    ...shown,
    ...(company ?? NO_COMPANY),
    id,
    title: title.trim() === '' ? 'Noch ohne Titel' : neutralTitle(title),
    publishedAt,
    runsUntil: publishedAt,
    companyProfileId: '',
    plainTitle: title,
    companyLogoUrl: null,
    companyAddress: { street: '', houseNumber: '', postalCode: '' },
    url: '',
    gone: false,
    paused: false,
    can: { apply: true },
    similar: [],
    // What is usual nearby is known to the server only.
    payBand: null,
  }
}
