import { Link } from '@tanstack/react-router'
import { companyFileUrl } from '~/features/companies/media'
import { Avatar } from '~/ui/avatar'
import { payText, placeText, publicationText } from '../posting-texts'
import type { PostingCard } from '../views'

/** A dense list of postings like a timetable: since when, what, where, for how much. */
export function Timetable({ postings, now }: { postings: PostingCard[]; now: Date }) {
  return (
    <div className="card overflow-hidden">
      <div
        aria-hidden="true"
        className="hidden grid-cols-[6.5rem_minmax(0,1fr)_13rem_13rem] gap-4 border-b border-line px-5 py-2.5 text-xs font-semibold text-muted md:grid"
      >
        <span>Eingestellt</span>
        <span>Stelle</span>
        <span>Ort</span>
        <span className="text-right">Gehalt, brutto</span>
      </div>
      <ul className="divide">
        {postings.map((posting) => (
          <TimetableRow key={posting.id} posting={posting} now={now} />
        ))}
      </ul>
    </div>
  )
}

function TimetableRow({ posting, now }: { posting: PostingCard; now: Date }) {
  const { age, isNew } = publicationText(posting.publishedAt, now)
  const pay = payText(posting)
  const logo = posting.companyLogoFileId && companyFileUrl(posting.companyLogoFileId)
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-4 py-4 transition-colors hover:bg-sunken md:grid-cols-[6.5rem_minmax(0,1fr)_13rem_13rem] md:items-center md:px-5">
      <span className={`num hidden text-sm md:block ${isNew ? 'font-semibold' : 'text-muted'}`}>
        {isNew && <span className="mr-1.5 inline-block size-2.5 rounded-full border-2 border-signal-edge bg-signal" />}
        {age}
      </span>
      <Avatar name={posting.companyName} src={logo} shape="square" className="row-span-3 md:hidden" />
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={posting.companyName} src={logo} shape="square" className="max-md:hidden" />
        <div className="min-w-0">
          <h3 className="text-lg leading-snug wrap-anywhere hyphens-auto md:text-[1.2rem]">
            <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: posting.id }} className="stretch">
              {posting.title}
            </Link>
          </h3>
          <p className="text-sm text-muted">{posting.companyName}</p>
        </div>
      </div>
      <p className="text-sm">
        {placeText(posting.placeNames, posting.workplace)} <span className="text-muted md:hidden">· {age}</span>
      </p>
      <p className="num text-sm font-semibold md:text-right">
        {pay ? (
          <>
            {pay.amount} <span className="font-normal text-muted">{pay.period}</span>
          </>
        ) : (
          <span className="font-normal text-muted">ohne Angabe</span>
        )}
      </p>
    </li>
  )
}
