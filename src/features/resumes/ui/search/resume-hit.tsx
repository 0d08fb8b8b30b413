import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { availabilityText } from '~/features/applicants/availability-text'
import { distanceText } from '~/features/job-postings/posting-texts'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { languageText } from '~/features/resumes/document/language-text'
import { formatAge } from '~/lib/dates/dates'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import type { FoundResume } from '../../views'
import { HitEvidence } from './hit-evidence'

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
