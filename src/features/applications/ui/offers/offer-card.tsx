import { Link } from '@tanstack/react-router'
import { Download, FileText, Handshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { formatDay } from '~/lib/dates/dates'
import { startOfDay } from '~/lib/dates/weeks'
import { unbroken } from '~/lib/text/unbroken'
import { ButtonAnchor } from '~/ui/buttons/link'
import { classNames } from '~/ui/class-names'
import { TitleText } from '~/ui/text/title-text'
import { isPast } from '../../offers/offer'
import type { OwnOffer } from '../../views'
import { OfferAnswer } from './offer-answer'
import { OfferTermsList } from './offer-terms-list'

/** Only the overview has these. */
type OfOverview = 'jobPostingId' | 'isPostingShown' | 'companyLogoFileId' | 'net'

type Props = {
  offer: Omit<OwnOffer, OfOverview> & Partial<Pick<OwnOffer, OfOverview>>
  now: Date
  /** The application around it names job and company. */
  isInApplication?: boolean
  /** A link to the conversation, from the page. */
  question?: ReactNode
}

/** An offer as its applicant reads it: until when, the terms, and both answers next to each other. */
export function OfferCard({ offer, now, isInApplication = false, question }: Props) {
  const { id, jobTitle, companyName, jobPostingId, isPostingShown, companyLogoFileId, terms, words, reason } = offer
  const isLate = isPast(offer, now)
  const isOpen = offer.status === 'open' && !isLate
  const what = offer.status === 'accepted' ? 'Deine Zusage' : 'Ein Angebot für dich'
  const headingId = `angebot-titel-${id}`
  return (
    <article
      id={`angebot-${id}`}
      aria-labelledby={headingId}
      className="card scroll-mt-24 overflow-hidden border-2 border-ink p-0"
    >
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 text-sm font-semibold',
          isOpen ? 'bg-signal text-signal-ink' : 'bg-sunken',
        )}
      >
        <Handshake aria-hidden="true" className="size-5 flex-none" />
        {isInApplication ? (
          <h4 id={headingId} tabIndex={-1} className="grow font-sans text-sm">
            {what}
          </h4>
        ) : (
          <span className="grow">{what}</span>
        )}
        <span className="num">{whenText(offer, isLate)}</span>
      </div>
      <div className="@container grid gap-4 p-5">
        {!isInApplication && (
          <div className="flex items-start gap-3">
            {companyLogoFileId !== undefined && (
              <CompanyMark name={companyName} logoFileId={companyLogoFileId} size="lg" />
            )}
            <div className="min-w-0">
              <h2 id={headingId} tabIndex={-1} className="text-lg">
                {jobPostingId && isPostingShown ? (
                  <Link to="/job-posting/$jobPostingId" params={{ jobPostingId }} className="link">
                    <TitleText title={jobTitle} />
                  </Link>
                ) : (
                  <TitleText title={jobTitle} />
                )}
              </h2>
              <p className="text-sm text-muted">{unbroken(companyName)}</p>
            </div>
          </div>
        )}
        {reason && offer.status === 'open' && (
          <p className="text-sm">
            <strong className="font-semibold">Neues Angebot:</strong> {reason}
          </p>
        )}
        <OfferTermsList terms={terms} net={offer.net} />
        {words && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{words}</p>}
        {isLate && (
          <p className="text-sm">
            Du kannst das Angebot nicht mehr annehmen. Wir haben {companyName} gefragt, wie es weitergeht; schreib dem
            Unternehmen, wenn du die Stelle noch willst.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {offer.status === 'open' && <OfferAnswer offer={offer} canAccept={isOpen} />}
          <OfferFiles offer={offer} />
          {question}
        </div>
      </div>
    </article>
  )
}

/** The offer as a document, and what the company sent along. */
export function OfferFiles({ offer }: { offer: Pick<OwnOffer, 'id' | 'status' | 'fileId'> }) {
  return (
    <>
      <ButtonAnchor href={`/api/files/offer/${offer.id}`} download variant="ghost">
        <Download aria-hidden="true" />
        {offer.status === 'accepted' ? 'Zusage als PDF' : 'Angebot als PDF'}
      </ButtonAnchor>
      {offer.fileId && (
        <ButtonAnchor href={`/api/files/offer-document/${offer.id}`} download variant="ghost">
          <FileText aria-hidden="true" />
          Beigelegtes Dokument
        </ButtonAnchor>
      )}
    </>
  )
}

function whenText({ status, answerUntil, answeredAt }: Props['offer'], isLate: boolean): string {
  if (status === 'accepted' && answeredAt) return `angenommen am ${formatDay(answeredAt)}`
  const day = formatDay(startOfDay(answerUntil))
  return isLate ? `galt bis ${day}` : `gültig bis ${day}`
}
