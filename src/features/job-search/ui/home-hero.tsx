import type { ReactNode } from 'react'
import { OCCUPATION_FIELDS, type OccupationField } from '~/lib/work/vocabulary'
import { TrackBand, TrackHarp } from '~/ui/track-harp'
import { JobSearchForm } from './job-search-form'

type FieldCount = { field: OccupationField; count: number }

const LINES = 6
/** The highlighted line is the third from above. */
const LIT = 2
const OFTEN = ['Pflegefachkraft', 'Elektroniker', 'Bürokauffrau', 'Berufskraftfahrer', 'Erzieherin']

type HomeHeroProps = {
  active: number
  fields: FieldCount[]
  /** How companies answer, with the number of cases; missing while there are too few. */
  replies?: ReactNode
}

/** The top of the home page: claim, live figure, the fan of occupation fields, and the search at its edge. */
export function HomeHero({ active, fields, replies }: HomeHeroProps) {
  return (
    <>
      <section className="on-desk relative overflow-hidden bg-desk text-desk-ink lg:h-[520px]">
        <TrackHarp label="Berufsfelder im Gleisplan" lit={LIT} lines={harpLines(fields)} />
        <div className="wrap pointer-events-none relative pt-10 pb-40 lg:pt-16">
          <h1 className="max-w-[9ch] text-[3.1rem] leading-[0.95] font-[780] tracking-[-.012em] lg:text-[5.5rem] lg:leading-[0.92]">
            Die Weichen stellst du.
          </h1>
          <p className="mt-5 max-w-[38ch] text-lg text-desk-muted">
            <strong className="num font-semibold text-desk-ink">{stellen(active)}</strong> aus ganz Deutschland.{' '}
            {replies ?? 'Jede nennt, bis wann du eine Antwort bekommst.'}
          </p>
          <TrackBand className="-mx-4 mt-8 w-[calc(100%+2rem)]" />
        </div>
      </section>
      <div className="wrap relative z-10 -mt-36 lg:-mt-13">
        <JobSearchForm look="hero" search={{}} />
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span>Oft gesucht:</span>
          {OFTEN.map((was) => (
            <a key={was} className="link" href={`/search/jobs?was=${encodeURIComponent(was)}`}>
              {was}
            </a>
          ))}
        </p>
      </div>
    </>
  )
}

function stellen(active: number): string {
  return active === 1 ? '1 offene Stelle' : `${active.toLocaleString('de-DE')} offene Stellen`
}

// The largest field gets the highlighted line; a young market is filled up with fields that have no posting yet.
function harpLines(fields: FieldCount[]) {
  const known = new Set(fields.map(({ field }) => field))
  const empty = OCCUPATION_FIELDS.filter((field) => !known.has(field)).map((field) => ({ field, count: 0 }))
  const [largest, ...others] = [...fields, ...empty].slice(0, LINES)
  const ordered = largest ? [...others.slice(0, LIT), largest, ...others.slice(LIT)] : []
  return ordered.map(({ field, count }) => ({
    label: field,
    detail: count > 0 ? count.toLocaleString('de-DE') : undefined,
    link: { to: '/search/jobs' as const, search: { berufsfeld: field } },
  }))
}
