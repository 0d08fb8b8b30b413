import { Link } from '@tanstack/react-router'
import { CircleDashed, type LucideIcon, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { distanceText, payText, placeText } from '~/features/job-postings/posting-texts'
import { addDays, formatShortDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { SignalLamp } from '~/ui/signal-lamp'
import { Dotted } from '~/ui/text/dotted'
import { TitleText } from '~/ui/text/title-text'
import type { DropMatch } from '../../views'

const SHOWN = 5
/** Lines with less than a proof. */
const OTHERS_SHOWN = 3

type MatchCardProps = {
  match: DropMatch
  now: Date
  /** What the list shows; applying keeps it. */
  shownNow: { ohne?: string | undefined; alle?: true | undefined }
  /** Whether applicants wait beyond the promised day. */
  isLate: boolean
  saveButton: ReactNode
}

/** A posting that fits: what it asks for, each with the passage of the résumé, what is related, and what was not found. */
export function MatchCard({ match, now, shownNow, isLate, saveButton }: MatchCardProps) {
  const { id, title, companyName, companyLogoFileId, occupation, shown, partly, notFound, isRelated, isExternal } =
    match
  const pay = payText(match)
  const distance = distanceText(match.distanceKm)
  return (
    <Card as="article" padding="lg" aria-labelledby={`treffer-${id}`}>
      <div className="flex items-start gap-4">
        <CompanyMark name={companyName} logoFileId={companyLogoFileId} size="lg" />
        <div className="min-w-0">
          <h2 id={`treffer-${id}`} className="text-lg wrap-anywhere hyphens-auto">
            <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: id }} className="hover:underline">
              <TitleText title={title} />
            </Link>
          </h2>
          <p className="text-sm text-muted">
            <Dotted
              facts={[
                unbroken(companyName),
                `${placeText(match.placeNames, match.workplace)}${distance ? `, ${distance} Luftlinie` : ''}`,
              ]}
            />
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {pay && (
              <strong className="num font-semibold">
                {pay.amount} {pay.period}
              </strong>
            )}
            <span className="flex items-center gap-1.5">
              <SignalLamp light={isLate ? 'yellow' : 'green'} className="h-5" />
              Antwort bis {formatShortDay(addDays(now, match.promisedReplyDays))}
              {isLate && <span className="sr-only">, zuletzt verspätet</span>}
            </span>
          </p>
        </div>
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm font-semibold">{summaryOf(match)}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {occupation && <Quoted lead={isRelated ? 'Verwandter Beruf' : 'Dein Beruf'} quotes={[occupation]} />}
        {shown.slice(0, SHOWN).map(({ asked, quotes }) => (
          <Quoted key={asked} lead="Die Stelle sucht" asked={asked} quotes={quotes} />
        ))}
      </ul>
      {partly.length + notFound.length > 0 && (
        <ul className="mt-4 grid gap-1 text-sm text-muted">
          {partly.slice(0, OTHERS_SHOWN).map(({ asked, state, quotes }) => (
            <Line key={asked} icon={CircleDashed}>
              {state === 'partly' ? 'Zum Teil' : 'Verwandt'}: {asked} ({quotes.map(wordsOf).join(', ')})
            </Line>
          ))}
          {notFound.slice(0, OTHERS_SHOWN).map((asked) => (
            <Line key={asked} icon={Minus}>
              Nicht gefunden: {asked}
            </Line>
          ))}
        </ul>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        {isExternal ? (
          <ButtonLink to="/job-posting/$jobPostingId" params={{ jobPostingId: id }} aria-label={`Zur Stelle ${title}`}>
            Zur Stelle
          </ButtonLink>
        ) : (
          <ButtonLink
            to="/lebenslauf-treffer"
            search={{ ...shownNow, stelle: id }}
            hash="konto"
            resetScroll={false}
            aria-label={`Jetzt bewerben: ${title}`}
          >
            Jetzt bewerben
          </ButtonLink>
        )}
        {saveButton}
      </p>
    </Card>
  )
}

function summaryOf({ shown, partly, notFound, isRelated }: DropMatch): string {
  const all = shown.length + partly.length + notFound.length
  const related = isRelated ? ', verwandter Beruf' : ''
  if (all === 0) return isRelated ? 'Verwandter Beruf' : 'Dein Beruf'
  if (all === 1) return `${shown.length === 0 ? 'Die Anforderung ist nicht' : 'Die Anforderung ist'} belegt${related}`
  if (shown.length === 0) return `Keine der ${all} Anforderungen belegt${related}`
  return `${shown.length} von ${all} Anforderungen belegt${related}`
}

type Quote = DropMatch['shown'][number]['quotes'][number]
type QuotedProps = { lead: string; asked?: string; quotes: readonly Quote[] }

function Quoted({ lead, asked, quotes }: QuotedProps) {
  return (
    <li className="min-w-0">
      <p className="text-xs text-muted">
        {lead}
        {asked && (
          <>
            : <span className="text-ink">{asked}</span>
          </>
        )}
      </p>
      {quotes.map((quote) => (
        <blockquote
          key={`${quote.where} ${wordsOf(quote)}`}
          className="mt-1 border-l-2 border-accent pl-3 text-sm wrap-anywhere"
        >
          „
          {quote.pieces.map((piece) =>
            piece.isMarked ? (
              <mark key={piece.text} className="bg-signal-soft text-ink underline decoration-signal-edge">
                {piece.text}
              </mark>
            ) : (
              piece.text
            ),
          )}
          “<footer className="text-xs text-muted">dein Lebenslauf, {quote.where}</footer>
        </blockquote>
      ))}
    </li>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon className="mt-1 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

/** A quotation without its marks. */
function wordsOf({ pieces }: Quote): string {
  return `„${pieces.map(({ text }) => text).join('')}“`
}
