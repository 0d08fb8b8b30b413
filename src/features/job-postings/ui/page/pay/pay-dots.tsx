import { formatCentsShort } from '~/lib/money/money'
import type { PostingView } from '../../../views'

export type PayPlot = NonNullable<NonNullable<PostingView['payRegion']>['plot']>

const WIDTH = 520
const EDGE = 14
/** Where the dots stand, and up to where they pile; above them is the line of the label. */
const GROUND = 118
const TOP = 28
const LABEL = 18
const RADIUS = 5

type PayDotsProps = {
  plot: PayPlot
  posting: Pick<PostingView, 'salaryMinCents' | 'salaryMaxCents' | 'salaryPeriod'>
}

/** One dot for each posting; the band is this one, the dashed line the middle. The sentence above says what matters. */
export function PayDots({ plot, posting }: PayDotsProps) {
  const { columns, stepCents, midCents } = plot
  const [low, high] = ownRange(posting)
  const from = Math.min(low, columns[0]?.cents ?? low)
  const to = Math.max(high, (columns.at(-1)?.cents ?? high) + stepCents)
  const at = (cents: number) => EDGE + ((cents - from) / Math.max(1, to - from)) * (WIDTH - 2 * EDGE)
  const tallest = Math.max(...columns.map(({ count }) => count))
  const rise = Math.min(2 * RADIUS + 1, (GROUND - 2 - TOP - 2 * RADIUS) / Math.max(1, tallest - 1))
  const isLeft = at(midCents) > WIDTH / 2
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${GROUND + 24}`}
      className="mt-2 w-full text-[13px] max-sm:text-[21px]"
      role="img"
      aria-label={`${plot.count} Stellen von ${formatCentsShort(columns[0]?.cents ?? 0)} bis ${formatCentsShort(to)}, Mitte ${formatCentsShort(midCents)}`}
    >
      <rect
        x={at(low)}
        y={LABEL - 14}
        width={Math.max(4, at(high) - at(low))}
        height={GROUND - LABEL + 14}
        rx="4"
        fill="var(--color-signal-soft)"
        stroke="var(--color-signal-edge)"
      />
      <path d={`M0 ${GROUND}H${WIDTH}`} stroke="var(--color-edge)" strokeWidth="1.5" />
      {columns.flatMap(({ cents, count }) =>
        Array.from({ length: count }, (_, nth) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: dots of a column differ by nothing else
            key={`${cents} ${nth}`}
            cx={at(cents + stepCents / 2)}
            cy={GROUND - RADIUS - 2 - nth * rise}
            r={RADIUS}
            fill="var(--color-accent)"
          />
        )),
      )}
      <path
        d={`M${at(midCents)} ${LABEL - 14}V${GROUND}`}
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeDasharray="3 4"
      />
      <text
        x={at(midCents) + (isLeft ? -6 : 6)}
        y={LABEL}
        textAnchor={isLeft ? 'end' : 'start'}
        fontWeight="650"
        fill="var(--color-ink)"
      >
        Mitte {formatCentsShort(midCents)}
      </text>
      <text x={EDGE} y={GROUND + 20} fill="var(--color-muted)">
        {formatCentsShort(from)}
      </text>
      <text x={WIDTH - EDGE} y={GROUND + 20} textAnchor="end" fill="var(--color-muted)">
        {formatCentsShort(to)}
      </text>
    </svg>
  )
}

/** What the posting itself states, cents a month or an hour. */
function ownRange({ salaryMinCents, salaryMaxCents, salaryPeriod }: PayDotsProps['posting']): [number, number] {
  const parts = salaryPeriod === 'year' ? 12 : 1
  const low = (salaryMinCents ?? salaryMaxCents ?? 0) / parts
  return [low, (salaryMaxCents ?? salaryMinCents ?? 0) / parts]
}
