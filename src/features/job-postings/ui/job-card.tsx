import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { addDays, formatShortDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { Chip } from '~/ui/chip'
import { classNames } from '~/ui/class-names'
import { SignalLamp } from '~/ui/signal-lamp'
import { TitleText } from '~/ui/text/title-text'
import { distanceText, featureTexts, payText, placeText, publicationText } from '../posting-texts'
import type { PostingCard } from '../views'

type JobCardProps = {
  posting: PostingCard
  now: Date
  headingLevel?: 2 | 3
  distanceKm?: number | null
  /** Why the search shows it: "Titel", "12 km", "seit 2 Tagen". Replaces its age. */
  reasons?: readonly string[]
  /** Whether applicants wait beyond the promised day; without it the promise is shown without a signal. */
  isLate?: boolean
  /** Shown beside the list. */
  isCurrent?: boolean
  /** Above the card's link, e.g. a button to save the posting. */
  action?: ReactNode
}

/** A posting in a list; the whole card is its link. */
export function JobCard({
  posting,
  now,
  headingLevel = 2,
  distanceKm = null,
  reasons = [],
  isLate,
  isCurrent = false,
  action,
}: JobCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const { age, isNew } = publicationText(posting.publishedAt, now)
  const pay = payText(posting)
  const distance = distanceText(distanceKm)
  return (
    <article
      className={classNames('card card-link flex gap-3.5 px-4 py-3.5', isCurrent && 'border-accent bg-accent-soft')}
    >
      <CompanyMark name={posting.companyName} logoFileId={posting.companyLogoFileId} size="lg" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-3">
          <Heading className="min-w-0 flex-1 text-lg leading-snug wrap-anywhere hyphens-auto">
            <Link
              to="/job-posting/$jobPostingId"
              params={{ jobPostingId: posting.id }}
              className="stretch"
              data-posting={posting.id}
              aria-current={isCurrent || undefined}
            >
              <TitleText title={posting.title} />
            </Link>
          </Heading>
          {action && <div className="relative z-10 -my-2.5 -mr-1.5">{action}</div>}
        </div>
        <p className="text-sm text-muted">{unbroken(posting.companyName)}</p>
        <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
          {pay && (
            <span>
              <span className="num font-semibold">{pay.amount}</span> <span className="text-muted">{pay.period}</span>
            </span>
          )}
          <span>
            {placeText(posting.placeNames, posting.workplace)}
            {distance && <span className="num text-muted"> {distance}</span>}
          </span>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-1.5">
          {isNew && <Chip tone="signal">Neu</Chip>}
          {featureTexts(posting).map((feature) => (
            <Chip key={feature} className={isCurrent ? 'bg-surface' : undefined}>
              {feature}
            </Chip>
          ))}
        </div>
        <p className="num mt-1.5 flex flex-wrap items-center gap-x-4 text-xs text-muted">
          {reasons.length > 0 ? reasons.join(', ') : age}
          {posting.promisedReplyDays !== null && (
            <span className="ml-auto flex items-center gap-1.5 text-ink">
              {isLate !== undefined && <SignalLamp light={isLate ? 'yellow' : 'green'} className="h-5" />}
              Antwort bis {formatShortDay(addDays(now, posting.promisedReplyDays))}
              {isLate && <span className="sr-only">, zuletzt verspätet</span>}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
