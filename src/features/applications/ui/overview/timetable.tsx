import { Link } from '@tanstack/react-router'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { unbroken } from '~/lib/text/unbroken'
import { classNames } from '~/ui/class-names'
import { TitleText } from '~/ui/text/title-text'
import { applicationStatusLabels } from '../../lifecycle'
import type { OwnApplication } from '../../views'
import { trackOf } from '../own/track-stops'
import { type Standing, type TimetableLine, timetableLine } from './timetable-line'

const COLUMNS = '@2xl:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,13rem)_7.5rem]'

type Props = {
  running: readonly OwnApplication[]
  /** Of all pages. */
  ended: number
  now: Date
}

/** Running applications as a board of departures: until when, which job, where it stands, on time or late. */
export function Timetable({ running, ended, now }: Props) {
  const lines = running
    .map((application) => ({ application, line: timetableLine(application, now) }))
    .toSorted((a, b) => a.line.rank - b.line.rank)
  return (
    <section aria-labelledby="fahrplan" className="on-desk @container overflow-hidden rounded-lg bg-desk text-desk-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 pb-2 md:px-5">
        <h2 id="fahrplan" className="text-xl">
          Dein Fahrplan
        </h2>
        <Link to="/app/applicant/applications" className="text-sm underline underline-offset-4">
          {endedText(ended)}
        </Link>
      </div>
      <div
        aria-hidden="true"
        className={classNames('hidden gap-4 px-5 py-2 text-xs font-semibold text-desk-muted @2xl:grid', COLUMNS)}
      >
        <span>Wann</span>
        <span>Stelle</span>
        <span>Status</span>
        <span>Lage</span>
      </div>
      <ul>
        {lines.map(({ application, line }) => (
          <Row key={application.id} application={application} line={line} />
        ))}
      </ul>
    </section>
  )
}

function endedText(ended: number): string {
  if (ended === 0) return 'Alle Bewerbungen'
  return ended === 1 ? 'Eine beendete' : `${ended} beendete`
}

function Row({ application, line }: { application: OwnApplication; line: TimetableLine }) {
  const { id, jobTitle, companyName, companyLogoFileId } = application
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t border-desk-line px-4 py-3 hover:bg-desk-2 md:px-5',
        COLUMNS,
      )}
    >
      <p className="num flex flex-wrap items-baseline gap-x-2 @2xl:block">
        {line.day && (
          <>
            <span className="sr-only">{line.dayLabel} </span>
            <b className="text-lg">{line.day}</b>{' '}
          </>
        )}
        <span className="text-xs text-desk-muted @2xl:block">{line.detail}</span>
      </p>
      <div className="col-span-2 flex min-w-0 items-center gap-3 @2xl:col-span-1">
        <CompanyMark name={companyName} logoFileId={companyLogoFileId} />
        <div className="min-w-0">
          <h3 className="text-base leading-snug wrap-anywhere hyphens-auto">
            <Link to="/app/applicant/applications" search={{ bewerbung: id }} className="stretch">
              <TitleText title={jobTitle} />
            </Link>
          </h3>
          <p className="text-xs text-desk-muted">{unbroken(companyName)}</p>
        </div>
      </div>
      <div className="col-span-2 min-w-0 @2xl:col-span-1">
        <Stops application={application} />
        <p className={classNames('mt-1 text-xs', line.isYours ? 'font-semibold' : 'text-desk-muted')}>{line.status}</p>
      </div>
      <p className="col-start-2 row-start-1 @2xl:col-start-auto @2xl:row-start-auto">
        <Lage {...line.standing} />
      </p>
    </li>
  )
}

/** The way as five stops; the words are below it. */
function Stops({ application }: { application: OwnApplication }) {
  const { status, events } = application
  const { current, stops } = trackOf(status, events, applicationStatusLabels)
  const label = `Halt ${current + 1} von ${stops.length}: ${applicationStatusLabels[status]}`
  return (
    <span role="img" aria-label={label} className="flex max-w-56 items-center">
      {stops.map((stop, index) => (
        <span key={String(stop.label)} className={classNames('flex items-center', index > 0 && 'flex-1')}>
          {index > 0 && <i className={classNames('h-1 flex-1', index <= current ? 'bg-[#6fd8d0]' : 'bg-desk-track')} />}
          <b className={classNames('size-3 rounded-full', stopLook(index, current))} />
        </span>
      ))}
    </span>
  )
}

function stopLook(index: number, current: number): string {
  if (index === current) return 'size-3.5 border-2 border-desk-ink bg-signal'
  return index < current ? 'bg-[#6fd8d0]' : 'border-2 border-desk-track'
}

const SIGNS = {
  good: { sign: '●', look: 'text-[#7fd899]' },
  today: { sign: '▲', look: 'text-[#fdc92b]' },
  late: { sign: '◆', look: 'text-[#fab348]' },
} satisfies Record<Standing['kind'], { sign: string; look: string }>

/** Sign, colour and words say the same. */
function Lage({ kind, text }: Standing) {
  const { sign, look } = SIGNS[kind]
  return (
    <span className={classNames('num inline-flex items-center gap-2 text-sm font-semibold whitespace-nowrap', look)}>
      <span aria-hidden="true">{sign}</span>
      {text}
    </span>
  )
}
