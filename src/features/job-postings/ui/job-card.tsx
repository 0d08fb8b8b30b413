import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { Chip } from '~/ui/chip'
import { distanceText, featureTexts, payText, placeText, publicationText } from '../posting-texts'
import type { PostingCard } from '../views'

type JobCardProps = {
  posting: PostingCard
  now: Date
  headingLevel?: 2 | 3
  distanceKm?: number | null
  /** Why the search shows it: "Titel", "12 km", "seit 2 Tagen". Replaces its age. */
  reasons?: readonly string[]
  /** Above the card's link, e.g. a button to save the posting. */
  action?: ReactNode
}

/** A posting in a list; the whole card is its link. */
export function JobCard({ posting, now, headingLevel = 2, distanceKm = null, reasons = [], action }: JobCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { age, isNew } = publicationText(posting.publishedAt, now)
  const pay = payText(posting)
  const distance = distanceText(distanceKm)
  return (
    <article className="card card-link flex gap-4 p-4 md:p-5">
      <CompanyMark
        name={posting.companyName}
        logoFileId={posting.companyLogoFileId}
        size="lg"
        className="max-sm:size-10"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <Heading className="min-w-0 flex-1 text-lg leading-snug wrap-anywhere hyphens-auto md:text-xl">
            <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: posting.id }} className="stretch">
              {posting.title}
            </Link>
          </Heading>
          {action && <div className="relative z-10 -my-1.5">{action}</div>}
        </div>
        <p className="mt-0.5 text-sm text-muted">{posting.companyName}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {pay && (
            <span>
              <span className="num font-semibold">{pay.amount}</span> <span className="text-muted">{pay.period}</span>
            </span>
          )}
          <span className="inline-flex items-center gap-1.5">
            <MapPin className="size-4 text-muted" aria-hidden="true" />
            {placeText(posting.placeNames, posting.workplace)}
            {distance && <span className="num text-muted">{distance}</span>}
          </span>
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-1.5">
          {isNew && <Chip tone="signal">Neu</Chip>}
          {featureTexts(posting).map((feature) => (
            <Chip key={feature}>{feature}</Chip>
          ))}
          <span className="num ml-auto text-xs text-muted">{reasons.length > 0 ? reasons.join(', ') : age}</span>
        </div>
      </div>
    </article>
  )
}
