import { PlotCard } from '~/ui/plots/plot-card'
import { TwoWidths } from '~/ui/plots/two-widths'
import type { FunnelStep } from '../../posting-figures'

const ROW = 34
const BAR = 22
const LABELS = 88
/** Room for the figure behind a bar, and for the share at the end of a row. */
const FIGURES = 104

type FunnelCardProps = { steps: readonly FunnelStep[]; period: string; fileName: string }

/** From seeing the posting to being hired. Bars are as wide as the root of their figure, so that few stay visible. */
export function FunnelCard({ steps, period, fileName }: FunnelCardProps) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <PlotCard
      title="Vom Aufruf zur Zusage"
      note={`${period}. Die Breite wächst mit der Wurzel der Zahl, so bleiben kleine sichtbar; Prozent vom Schritt davor. Aufrufe ohne Suchroboter und ohne Ihr Team, je Mensch und Tag einmal.`}
      fileName={`${fileName}, Trichter`}
      table={{
        head: ['Schritt', 'Anzahl', 'zum Schritt davor', 'Tage bis dorthin (Mitte)'],
        rows: steps.map(({ label, count, percent, days }) => [
          label,
          count,
          percent === null ? null : `${percent}\u00a0%`,
          days,
        ]),
      }}
    >
      <TwoWidths height={steps.length * ROW} label={sentenceOf(steps)}>
        {(width) =>
          steps.map(({ key, label, count, percent }, index) => {
            const y = index * ROW
            const bar = Math.max(2, ((width - LABELS - FIGURES) * Math.sqrt(count)) / Math.sqrt(most))
            return (
              <g key={key}>
                <text x={0} y={y + 21} className="fill-ink text-[13px] font-semibold">
                  {label}
                </text>
                <rect x={LABELS} y={y + 5} width={bar} height={BAR} rx={3} className="fill-accent" />
                <text x={LABELS + bar + 8} y={y + 21} className="num fill-ink text-[13px] font-semibold">
                  {count.toLocaleString('de-DE')}
                </text>
                {percent !== null && (
                  <text x={width} y={y + 21} textAnchor="end" className="num fill-muted text-[12px]">
                    {percent}&nbsp;%
                  </text>
                )}
              </g>
            )
          })
        }
      </TwoWidths>
    </PlotCard>
  )
}

function sentenceOf(steps: readonly FunnelStep[]): string {
  return `${steps.map(({ label, count }) => `${label}: ${count.toLocaleString('de-DE')}`).join(', ')}.`
}
