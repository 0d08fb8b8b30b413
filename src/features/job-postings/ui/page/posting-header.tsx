import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { CompanyPictures } from '~/features/companies/ui/pictures/company-picture'
import { VerifiedBadge } from '~/features/companies/ui/verification/verified-badge'
import { placeText, publicationText } from '~/features/job-postings/posting-texts'
import { formatAge } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { TextLink } from '~/ui/buttons/link'
import { TitleText } from '~/ui/text/title-text'
import type { PostingView } from '../../views'

type PostingHeaderProps = {
  posting: PostingView
  now: Date
  /** In the editor there are no links, and the page has its own heading already. */
  isPreview: boolean
  commute?: ReactNode
}

/** Pictures, title, company, place and age of a posting. */
export function PostingHeader({ posting, now, isPreview, commute }: PostingHeaderProps) {
  const Title = isPreview ? 'p' : 'h1'
  const { age } = publicationText(posting.publishedAt, now)
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  const confirmed = posting.can.apply && !isPreview ? `, zuletzt bestätigt ${formatAge(posting.confirmedAt, now)}` : ''
  return (
    <header className="wrap pt-4">
      {!isPreview && (
        <nav aria-label="Pfad" className="mb-3 text-sm">
          <Link to="/search/jobs" className="inline-flex items-center gap-1.5 py-1 text-accent hover:underline">
            <ChevronLeft className="size-4" aria-hidden="true" />
            Alle Stellen
          </Link>
        </nav>
      )}
      {!isPreview && (
        <div className="mb-4">
          <CompanyPictures
            company={{
              name: posting.companyName,
              industry: posting.companyIndustry,
              coverFileId: posting.companyCoverFileId,
            }}
          />
        </div>
      )}
      <div className="flex items-start gap-4">
        <CompanyMark
          name={posting.companyName}
          logoFileId={posting.companyLogoFileId}
          size="xl"
          className="@max-3xl:size-12 max-[22rem]:hidden"
        />
        <div className="min-w-0">
          <Title className="font-display text-[1.9rem] leading-[1.05] font-[750] wrap-anywhere hyphens-auto @3xl:text-[2.5rem]">
            <TitleText title={posting.title} />
          </Title>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
            {isPreview ? (
              <span className="font-semibold text-balance">{unbroken(posting.companyName)}</span>
            ) : (
              <TextLink
                to="/company/$companyProfileId"
                params={{ companyProfileId: posting.companyProfileId }}
                className="font-semibold text-balance"
              >
                {unbroken(posting.companyName)}
              </TextLink>
            )}
            <VerifiedBadge verifiedBy={posting.companyVerifiedBy} verifiedDomain={posting.companyVerifiedDomain} />
            {/* One text, see TitleText. */}
            <span className="text-muted">{`${place}\u00a0· ${age} eingestellt${confirmed}`}</span>
          </p>
          {commute}
        </div>
      </div>
    </header>
  )
}
