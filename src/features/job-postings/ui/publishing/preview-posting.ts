import { useSuspenseQuery } from '@tanstack/react-query'
import { neutralTitle } from '~/lib/work/title'
import { useTRPC } from '~/platform/client/trpc'
import type { JobPostingInput } from '../../schema'
import type { PostingView } from '../../views'

/** What is typed so far. An ad that does not say its contract shows none. */
export type PreviewValues = Omit<JobPostingInput, 'contract'> & Pick<PostingView, 'contract'>

/** The company's data in the preview; null while there is no profile. */
export type PreviewCompany = Pick<
  PostingView,
  | 'companyName'
  | 'companyIndustry'
  | 'companySizeBand'
  | 'companyWebsite'
  | 'companyLogoFileId'
  | 'companyCoverFileId'
  | 'companyVerifiedBy'
  | 'companyVerifiedDomain'
>

const NO_COMPANY: PreviewCompany = {
  companyName: 'Ihr Unternehmen',
  companyIndustry: null,
  companySizeBand: null,
  companyWebsite: null,
  companyLogoFileId: null,
  companyCoverFileId: null,
  companyVerifiedBy: null,
  companyVerifiedDomain: null,
}

/** The own company as applicants see it next to a posting. */
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
    companyCoverFileId: media?.coverFileId ?? null,
    companyVerifiedBy: media?.verifiedBy ?? null,
    companyVerifiedDomain: media?.verifiedDomain ?? null,
  }
}

/** The posting as the public page would show it if the form were published now. */
export function previewPosting(
  id: string,
  values: PreviewValues,
  company: PreviewCompany | null,
  /** The first publication, if there was one: it never changes. */
  publishedAt: Date,
): PostingView {
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
    shortUrl: '',
    canonicalUrl: '',
    cardPlaces: values.places,
    elsewhere: [],
    confirmedAt: publishedAt,
    gone: false,
    paused: false,
    pausedForAnswers: false,
    can: { apply: true },
    similar: [],
    occupationCode: null,
    // Known only to the server.
    payRegion: null,
    netPay: null,
  }
}
