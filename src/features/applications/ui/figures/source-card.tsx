import { useId } from 'react'
import { sourceLabels } from '~/features/job-postings/figures/source-labels'
import { counted } from '~/lib/text/counted'
import { PlotCard } from '~/ui/plots/plot-card'
import { TwoWidths } from '~/ui/plots/two-widths'
import type { SourceCount } from '../../posting-figures'

const ROW = 46
/** Room for the figure behind a bar. */
const FIGURES = 56

type SourceCardProps = { sources: readonly SourceCount[]; period: string; fileName: string }

/** Where views and applications come from, a pair of bars for each way; each kind has a scale of its own. */
export function SourceCard({ sources, period, fileName }: SourceCardProps) {
  const pattern = useId()
  const mostViews = Math.max(1, ...sources.map(({ views }) => views))
  const mostSent = Math.max(1, ...sources.map(({ sent }) => sent))
  const views = sources.reduce((sum, each) => sum + each.views, 0)
  const sent = sources.reduce((sum, each) => sum + each.sent, 0)
  return (
    <PlotCard
      title="Woher sie kommen"
      note={`${period}, ${counted(views, ['Aufruf', 'Aufrufe'])} und ${counted(sent, ['gesendete Bewerbung', 'gesendete Bewerbungen'])}. Woher jemand kommt, verrät der Link. Wir zählen nur das Wort dafür, je Tag, ohne Cookies und ohne Personen. „Ohne Angabe“ heißt: kein Hinweis, oder aus der Zeit vor dieser Zählung.`}
      fileName={`${fileName}, Quellen`}
      table={{
        head: ['Quelle', 'Aufrufe', 'Gesendete Bewerbungen'],
        rows: sources.map((each) => [sourceLabels[each.source], each.views, each.sent]),
      }}
    >
      {sources.length === 0 ? (
        <p className="text-muted">Noch keine Aufrufe in dieser Zeit.</p>
      ) : (
        <>
          <p className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted" aria-hidden="true">
            <span className="inline-flex items-center gap-1.5">
              <span className="size-3 rounded-sm border border-edge bg-sunken" />
              Aufrufe
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span className="size-3 rounded-sm bg-accent" />
              gesendete Bewerbungen
            </span>
          </p>
          <svg width="0" height="0" className="absolute" aria-hidden="true">
            <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="6" height="6" className="fill-sunken" />
              <path d="M0 0v6" className="stroke-edge" strokeWidth="2.5" />
            </pattern>
          </svg>
          <TwoWidths height={sources.length * ROW} label={sentenceOf(sources)}>
            {(width) =>
              sources.map((each, index) => {
                const y = index * ROW
                const seen = Math.max(2, ((width - FIGURES) * each.views) / mostViews)
                const applied = Math.max(2, ((width - FIGURES) * 0.5 * each.sent) / mostSent)
                return (
                  <g key={each.source}>
                    <text x={0} y={y + 12} className="fill-ink text-[13px] font-semibold">
                      {sourceLabels[each.source]}
                    </text>
                    <rect x={0} y={y + 18} width={seen} height={9} rx={2} fill={`url(#${pattern})`} />
                    <text x={seen + 8} y={y + 27} className="num fill-muted text-[12px]">
                      {each.views.toLocaleString('de-DE')}
                    </text>
                    <rect x={0} y={y + 29} width={applied} height={9} rx={2} className="fill-accent" />
                    <text x={applied + 8} y={y + 39} className="num fill-ink text-[12px] font-semibold">
                      {each.sent.toLocaleString('de-DE')}
                    </text>
                  </g>
                )
              })
            }
          </TwoWidths>
        </>
      )}
    </PlotCard>
  )
}

function sentenceOf(sources: readonly SourceCount[]): string {
  const parts = sources.map(
    ({ source, views, sent }) =>
      `${sourceLabels[source]}: ${counted(views, ['Aufruf', 'Aufrufe'])}, ${counted(sent, ['Bewerbung', 'Bewerbungen'])}`,
  )
  return `${parts.join('. ')}.`
}
