import { Link } from '@tanstack/react-router'
import { Check, CircleDashed, MapPin, Minus } from 'lucide-react'
import { availabilityText } from '~/features/applicants/availability-text'
import { distanceText } from '~/features/job-postings/posting-texts'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { languageText } from '~/features/resumes/document/language-text'
import { formatAge } from '~/lib/dates/dates'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import type { FoundResume } from '../../views'

/** A found résumé; the whole row is a link. Opening it is recorded, so it is never preloaded. */
export function ResumeHit({ hit, was, now }: { hit: FoundResume; was: string | undefined; now: Date }) {
  return (
    <article className="card-link relative flex gap-4 p-4 md:p-5">
      <Avatar name={hit.name ?? hit.headline} isNameless={hit.name === null} className="max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug">
          <Link
            to="/resume/$applicantProfileId"
            params={{ applicantProfileId: hit.applicantProfileId }}
            search={{ suche: was }}
            preload={false}
            className="stretch"
          >
            {hit.headline}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{hit.name ?? 'Anonymer Lebenslauf'}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <span>{yearsText(hit.years)}</span>
          <span className="num inline-flex items-center gap-1.5">
            <MapPin className="size-4 text-muted" aria-hidden="true" />
            {placeText(hit)}
          </span>
          <span>{availabilityText(hit)}</span>
        </p>
        {hit.languages.length > 0 && (
          <p className="mt-1 text-sm text-muted">{hit.languages.map(languageText).join(', ')}</p>
        )}
        <HitEvidence met={hit.met} missing={hit.missing} />
        <div className="mt-3 flex flex-wrap items-center gap-1.5">
          {hit.skills.map((skill) => (
            <Chip key={skill}>{skill}</Chip>
          ))}
          <span className="num ml-auto text-xs text-muted">geändert {formatAge(hit.updatedAt, now)}</span>
        </div>
      </div>
    </article>
  )
}

function yearsText(years: number): string {
  if (years === 0) return 'weniger als ein Jahr Praxis'
  return years === 1 ? 'ein Jahr Praxis' : `${years}\u00a0Jahre Praxis`
}

function placeText({ city, postalCode, land, distanceKm }: FoundResume): string {
  if (city === null) return `PLZ ${postalCode}…, ${LAND_NAMES[land]}`
  const distance = distanceText(distanceKm)
  return distance === null ? city : `${city}, ${distance}`
}

type Evidence = FoundResume['met'][number]

const MEANINGS = {
  said: null,
  training: 'in Ausbildung',
  related: 'verwandt',
  mentioned: 'nur erwähnt',
} satisfies Record<Evidence['state'], string | null>

/** Why somebody was found: the passage of the résumé and where it stands. A tick only where the résumé itself says it. */
function HitEvidence({ met, missing }: Pick<FoundResume, 'met' | 'missing'>) {
  if (met.length + missing.length === 0) return null
  return (
    <ul aria-label="Warum dieser Lebenslauf hier steht" className="mt-2 grid gap-1 text-sm">
      {met.map(({ asked, state, where, quote }) => {
        const Icon = state === 'said' ? Check : Minus
        const meaning = MEANINGS[state]
        return (
          <li key={asked} className="flex items-start gap-1.5">
            <Icon
              className={`mt-1 size-3.5 shrink-0 ${state === 'said' ? 'text-success' : 'text-muted'}`}
              aria-hidden="true"
            />
            <span className="line-clamp-3 min-w-0 wrap-anywhere">
              {asked}
              {state === 'said' && <span className="sr-only"> belegt</span>}
              <span className="text-muted">
                {meaning && `, ${meaning}`}
                {isSame(asked, quote) ? ` (${where})` : `: „${quote}“ (${where})`}
              </span>
            </span>
          </li>
        )
      })}
      {missing.length > 0 && (
        <li className="flex items-start gap-1.5 text-muted">
          <CircleDashed className="mt-1 size-3.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">Nicht belegt: {missing.join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

/** Nothing is quoted that says the same letter for letter. */
function isSame(asked: string, quote: string): boolean {
  return asked.toLowerCase() === quote.toLowerCase()
}
