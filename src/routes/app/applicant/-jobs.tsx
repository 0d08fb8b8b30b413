import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { NEWEST_JOBS, searchAddress } from '~/features/job-search/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import type { Matching } from './-matching'

const SHOWN = 3

/** "Neu und passend": the newest postings of the person's saved search, else for the profile. */
export function MatchingJobs({ matching, now }: { matching: Matching | null; now: Date }) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.jobPosting.search.queryOptions(matching?.search ?? {}, { enabled: matching !== null }))
  if (!matching) {
    return (
      <Section id="passend" title="Neu und passend">
        <Card>
          <p className="text-muted">
            Noch wissen wir nicht, was du suchst.{' '}
            <TextLink to="/app/applicant/profile">Berufsfelder im Profil nennen</TextLink>
          </p>
        </Card>
      </Section>
    )
  }
  const hits = data?.hits.slice(0, SHOWN) ?? []
  return (
    <Section
      id="passend"
      title={matching.label ? `Neu und passend zu „${matching.label}“` : 'Neue Stellen'}
      link={
        matching.isAlert ? (
          <TextLink to="/app/applicant/alerts" className="text-sm">
            Suchauftrag ändern
          </TextLink>
        ) : (
          <TextLink to="/app/applicant/profile" className="text-sm">
            Profil ändern
          </TextLink>
        )
      }
    >
      {!data && matching.missing && (
        <Card>
          <p className="text-muted">{matching.missing}</p>
        </Card>
      )}
      {data?.hits.length === 0 && (
        <Card>
          <p className="text-muted">
            {matching.search.umkreis === undefined
              ? 'Dazu ist gerade keine Stelle ausgeschrieben.'
              : `Im Umkreis von ${matching.search.umkreis}\u00a0km ist dazu gerade keine Stelle ausgeschrieben.`}{' '}
            <TextLink to="/search/jobs" search={searchAddress(matching.search)}>
              Weiter weg suchen
            </TextLink>
          </p>
        </Card>
      )}
      {hits.map(({ distanceKm, reasons: _reasons, ...posting }) => (
        <JobCard
          key={posting.id}
          posting={posting}
          now={now}
          headingLevel={3}
          distanceKm={distanceKm}
          action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
        />
      ))}
      {data && data.total > SHOWN && (
        <p className="text-sm xl:col-span-3">
          <TextLink to="/search/jobs" search={searchAddress(matching.search)}>
            Alle {data.total.toLocaleString('de-DE')} ansehen
          </TextLink>
        </p>
      )}
    </Section>
  )
}

/** "Neu bei Stellwerk": what anybody sees first, before we know what they look for. */
export function NewestJobs({ now }: { now: Date }) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.jobPosting.search.queryOptions(NEWEST_JOBS))
  const hits = data?.hits.slice(0, SHOWN) ?? []
  if (hits.length === 0) return null
  return (
    <Section
      id="neu"
      title="Neu bei Stellwerk"
      link={
        <TextLink to="/search/jobs" search={searchAddress(NEWEST_JOBS)} className="text-sm">
          Alle ansehen
        </TextLink>
      }
    >
      {hits.map(({ distanceKm: _distance, reasons: _reasons, ...posting }) => (
        <JobCard
          key={posting.id}
          posting={posting}
          now={now}
          headingLevel={3}
          action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
        />
      ))}
    </Section>
  )
}

/** The latest saved jobs; nothing while there are none. */
export function SavedJobs({ now }: { now: Date }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.savedJob.list.queryOptions({ page: 1 }))
  if (data.items.length === 0) return null
  return (
    <Section
      id="gemerkt"
      title="Gemerkte Stellen"
      link={
        data.total > SHOWN && (
          <TextLink to="/app/applicant/saved" className="text-sm">
            Alle {data.total} ansehen
          </TextLink>
        )
      }
    >
      {data.items.slice(0, SHOWN).map((posting) => (
        <JobCard
          key={posting.id}
          posting={posting}
          now={now}
          headingLevel={3}
          action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
        />
      ))}
    </Section>
  )
}

type SectionProps = { id: string; title: string; link?: ReactNode; children: ReactNode }

function Section({ id, title, link, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="min-w-0 text-xl wrap-anywhere">
          {title}
        </h2>
        {link}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-3">{children}</div>
    </section>
  )
}
