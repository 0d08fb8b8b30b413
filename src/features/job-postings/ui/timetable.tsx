import { Link } from '@tanstack/react-router'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { unbroken } from '~/lib/text/unbroken'
import { TitleText } from '~/ui/text/title-text'
import { payText, placeText } from '../posting-texts'
import type { PostingCard } from '../views'

/** The newest postings as a board on a dark ground: what, where, for how much. */
export function Timetable({ postings }: { postings: readonly PostingCard[] }) {
  return (
    <ul className="divide-y divide-desk-line border-t border-desk-line">
      {postings.map((posting) => (
        <TimetableRow key={posting.id} posting={posting} />
      ))}
    </ul>
  )
}

function TimetableRow({ posting }: { posting: PostingCard }) {
  const pay = payText(posting)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5 transition-colors hover:bg-desk-2">
      <CompanyMark name={posting.companyName} logoFileId={posting.companyLogoFileId} />
      <div className="min-w-0">
        <h3 className="text-base leading-snug wrap-anywhere hyphens-auto">
          <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: posting.id }} className="stretch">
            <TitleText title={posting.title} />
          </Link>
        </h3>
        <p className="text-xs text-desk-muted wrap-anywhere">
          {unbroken(posting.companyName)}, {placeText(posting.placeNames, posting.workplace)}
        </p>
      </div>
      <p className="num text-right text-sm whitespace-nowrap">
        {pay ? (
          <>
            <strong className="block font-semibold">{pay.amount}</strong>
            <span className="text-xs text-desk-muted">{pay.period}</span>
          </>
        ) : (
          <span className="text-xs text-desk-muted">ohne Angabe</span>
        )}
      </p>
    </li>
  )
}
