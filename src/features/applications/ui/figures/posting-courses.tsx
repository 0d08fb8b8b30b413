import { Link } from '@tanstack/react-router'
import { calendarDays } from '~/lib/dates/dates'
import { SignalLamp } from '~/ui/signal-lamp'
import { TitleText } from '~/ui/text/title-text'
import type { PostingCourse } from '../../views'

const WIDTH = 288
const HEIGHT = 54
const BARS = 24
const STEPS = [
  { key: 'views', label: 'Aufrufe' },
  { key: 'started', label: 'begonnen' },
  { key: 'sent', label: 'gesendet' },
  { key: 'interview', label: 'Gespräch' },
] as const

/** The running postings, each with its course from view to interview and whether its promise is kept. */
export function PostingCourses({ courses, now }: { courses: readonly PostingCourse[]; now: Date }) {
  return (
    <ul className="divide-y divide-line">
      {courses.map((course) => (
        <li
          key={course.id}
          className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-2 py-4 lg:grid-cols-[minmax(0,1fr)_18rem_7rem]"
        >
          <div className="min-w-0">
            <Link
              to="/app/company/job-postings/$jobPostingId/statistics"
              params={{ jobPostingId: course.id }}
              className="stretch font-semibold hyphens-auto wrap-anywhere"
            >
              <TitleText title={course.title} isNarrow />
            </Link>
            <p className="text-xs text-muted">{timeText(course, now)}</p>
          </div>
          <Course course={course} />
          {/* Without an application nothing has been promised. */}
          {course.sent > 0 && (
            <p>
              <PromiseSign
                isGreen={course.overdue === 0}
                text={course.overdue === 0 ? 'pünktlich' : `${course.overdue} überfällig`}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A lamp and words that say the same: whether a promise is kept. */
function PromiseSign({ isGreen, text }: { isGreen: boolean; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap">
      <SignalLamp light={isGreen ? 'green' : 'yellow'} className="h-5 flex-none" />
      <span>
        <span className="sr-only">{isGreen ? 'Grün: ' : 'Gelb: '}</span>
        {text}
      </span>
    </span>
  )
}

/** Four columns as high as the root of their figure, so that few stay visible. */
function Course({ course }: { course: PostingCourse }) {
  const most = Math.sqrt(Math.max(1, course.views))
  const step = WIDTH / STEPS.length
  const sentence = STEPS.map(({ key, label }) => `${course[key].toLocaleString('de-DE')} ${label}`).join(', ')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sentence} className="h-auto w-full max-w-72">
      {STEPS.map(({ key, label }, index) => {
        const height = Math.max(1.5, (BARS * Math.sqrt(course[key])) / most)
        return (
          <g key={key}>
            <rect
              x={index * step}
              y={BARS - height}
              width={step - 10}
              height={height}
              rx={1.5}
              className="fill-accent"
            />
            <text x={index * step} y={BARS + 14} className="num fill-ink text-[12px] font-semibold">
              {course[key].toLocaleString('de-DE')}
            </text>
            <text x={index * step} y={BARS + 28} className="fill-muted text-[12px]">
              {label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function timeText({ status, runsUntil }: PostingCourse, now: Date): string {
  const days = calendarDays(now, runsUntil)
  const left = days === 0 ? 'endet heute' : days === 1 ? 'noch ein Tag' : `noch ${days}\u00a0Tage`
  return status === 'paused' ? `pausiert, ${left}` : left
}
