import { PlotCard } from '~/ui/plots/plot-card'
import type { FunnelStep } from '../../posting-figures'
import { BarRows } from './bar-rows'

type FunnelCardProps = { steps: readonly FunnelStep[]; period: string; fileName: string }

/** From seeing the posting to being hired. Bars are as wide as the root of their figure, so that few stay visible. */
export function FunnelCard({ steps, period, fileName }: FunnelCardProps) {
  return (
    <PlotCard
      title="Vom Aufruf zur Zusage"
      note={`${period}. Die Breite wächst mit der Wurzel der Zahl, so bleiben kleine sichtbar; Prozent vom Schritt davor. Jeder Mensch zählt an einem Tag einmal, Suchroboter und Ihr Unternehmen zählen nicht.`}
      fileName={`${fileName}, Trichter`}
      table={{
        head: ['Schritt', 'Anzahl', 'zum Schritt davor', 'Tage bis dahin, im Mittel'],
        rows: steps.map(({ label, count, percent, days }) => [label, count, percentText(percent), days]),
      }}
    >
      <BarRows
        rows={steps.map(({ percent, ...step }) => ({ ...step, end: percentText(percent) }))}
        labels={88}
        lengthOf={Math.sqrt}
        sentence={`${steps.map(({ label, count }) => `${label}: ${count.toLocaleString('de-DE')}`).join(', ')}.`}
      />
    </PlotCard>
  )
}

function percentText(percent: number | null): string | null {
  return percent === null ? null : `${percent}\u00a0%`
}
