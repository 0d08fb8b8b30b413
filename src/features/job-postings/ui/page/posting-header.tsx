import { Link } from '@tanstack/react-router'
import { ChevronLeft, CircleCheck, Clock, MapPin } from 'lucide-react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { VerifiedBadge } from '~/features/companies/ui/verification/verified-badge'
import { featureTexts, placeText, publicationText } from '~/features/job-postings/posting-texts'
import { formatLongDay } from '~/lib/dates/dates'
import { TextLink } from '~/ui/buttons/text-link'
import { Chip } from '~/ui/chip'
import type { PostingView } from '../../views'

type PostingHeaderProps = {
  posting: PostingView
  now: Date
  /** In the editor there are no links, and the page has its own heading already. */
  isPreview: boolean
}

/** Title, company, place and age of a posting. */
export function PostingHeader({ posting, now, isPreview }: PostingHeaderProps) {
  const Title = isPreview ? 'p' : 'h1'
  const { age, isNew } = publicationText(posting.publishedAt, now)
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap pt-5 pb-7 @3xl:pb-9">
        {!isPreview && (
          <nav aria-label="Brotkrumen" className="mb-6 text-sm text-muted">
            <Link to="/search/jobs" className="inline-flex items-center gap-1.5 py-1 hover:underline">
              <ChevronLeft className="size-4" aria-hidden="true" />
              Alle Stellen
            </Link>
          </nav>
        )}
        <div className="flex items-start gap-5">
          <CompanyMark
            name={posting.companyName}
            logoFileId={posting.companyLogoFileId}
            size="xxl"
            className="@max-3xl:hidden"
          />
          <div className="min-w-0">
            <Title className="font-display text-[2.1rem] leading-[1.05] font-[750] wrap-anywhere hyphens-auto @3xl:text-[2.75rem]">
              {posting.title}
            </Title>
            <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
              <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
                {isPreview ? (
                  <span className="font-semibold">{posting.companyName}</span>
                ) : (
                  <TextLink
                    to="/company/$companyProfileId"
                    params={{ companyProfileId: posting.companyProfileId }}
                    className="font-semibold"
                  >
                    {posting.companyName}
                  </TextLink>
                )}
                <VerifiedBadge verifiedBy={posting.companyVerifiedBy} verifiedDomain={posting.companyVerifiedDomain} />
              </span>
              <span className="inline-flex items-center gap-1.5 text-muted">
                <MapPin className="size-4" aria-hidden="true" />
                {place}
              </span>
              <span className="inline-flex items-center gap-1.5 text-muted">
                <Clock className="size-4" aria-hidden="true" />
                {age} eingestellt
              </span>
              {posting.can.apply && !isPreview && (
                <span className="inline-flex items-center gap-1.5 text-muted">
                  <CircleCheck className="size-4" aria-hidden="true" />
                  Zuletzt bestätigt am {formatLongDay(posting.confirmedAt)}
                </span>
              )}
            </p>
            <div className="mt-4 flex flex-wrap gap-1.5">
              {isNew && !posting.gone && <Chip tone="signal">Neu</Chip>}
              {featureTexts(posting).map((feature) => (
                <Chip key={feature}>{feature}</Chip>
              ))}
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
