import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Chip } from '~/ui/chip'
import { TitleText } from '~/ui/text/title-text'
import { featureTexts, payText, placeText, publicationText } from '../posting-texts'
import type { PostingCard } from '../views'

/** A company's own postings, one line each, without the company's name. */
export function CompanyPostings({ postings, now }: { postings: readonly PostingCard[]; now: Date }) {
  return (
    <ul className="card divide overflow-hidden">
      {postings.map((posting) => (
        <CompanyPostingRow key={posting.id} posting={posting} now={now} />
      ))}
    </ul>
  )
}

function CompanyPostingRow({ posting, now }: { posting: PostingCard; now: Date }) {
  const { age, isNew } = publicationText(posting.publishedAt, now)
  const pay = payText(posting)
  const facts = [placeText(posting.placeNames, posting.workplace), ...featureTexts(posting), age]
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 transition-colors hover:bg-sunken md:px-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1 md:flex-nowrap">
        <div className="min-w-0">
          <h3 className="text-lg leading-snug wrap-anywhere hyphens-auto">
            <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: posting.id }} className="stretch">
              <TitleText title={posting.title} />
            </Link>{' '}
            {isNew && <Chip tone="signal">Neu</Chip>}
          </h3>
          <p className="text-sm text-muted">{[...new Set(facts)].join(', ')}</p>
        </div>
        <p className="num text-sm whitespace-nowrap">
          {pay ? (
            <>
              <span className="font-semibold">{pay.amount}</span> <span className="text-muted">{pay.period}</span>
            </>
          ) : (
            <span className="text-muted">Gehalt ohne Angabe</span>
          )}
        </p>
      </div>
      <ChevronRight className="size-5 text-muted" aria-hidden="true" />
    </li>
  )
}
