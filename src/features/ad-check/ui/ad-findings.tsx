import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { AdFinding } from '../ad'
import { type AdSeverity, adFieldLabels } from '../schema'

const LOOKS = {
  error: { Icon: CircleAlert, color: 'text-error', label: 'Muss geändert werden' },
  warn: { Icon: TriangleAlert, color: 'text-warn-soft-ink', label: 'Bitte prüfen' },
  hint: { Icon: Info, color: 'text-info-soft-ink', label: 'Hinweis' },
} satisfies Record<AdSeverity, unknown>

/** The findings of the ad check: the words, why they matter, the legal source, and what to write instead. */
export function AdFindings({ findings, onGoTo }: { findings: readonly AdFinding[]; onGoTo?: (field: string) => void }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      {findings.map((finding) => {
        const { Icon, color, label } = LOOKS[finding.severity]
        return (
          <li key={`${finding.rule} ${finding.field} ${finding.excerpt}`} className="flex gap-2.5">
            <Icon className={`mt-0.5 size-5 shrink-0 ${color}`} aria-hidden="true" />
            <div className="min-w-0">
              <p>
                <span className="sr-only">{label}: </span>
                {onGoTo ? (
                  <button type="button" className="link text-left font-semibold" onClick={() => onGoTo(finding.field)}>
                    {finding.title}
                  </button>
                ) : (
                  <strong>{finding.title}</strong>
                )}
              </p>
              {finding.excerpt !== null && (
                <p className="text-muted wrap-anywhere">
                  {placeOf(finding)}: „{finding.excerpt}“
                </p>
              )}
              <p>{finding.suggestion}</p>
              <details className="mt-0.5">
                <summary className="cursor-pointer py-1 text-muted">Warum?</summary>
                <p>{finding.explanation}</p>
                <p className="mt-1 text-muted">{finding.source}</p>
              </details>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function placeOf({ field }: AdFinding): string {
  return field === 'salaryMinCents' ? 'Gehalt' : adFieldLabels[field]
}
