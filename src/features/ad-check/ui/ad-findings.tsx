import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { unbroken } from '~/lib/text/unbroken'
import { Button } from '~/ui/buttons/button'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import type { AdFinding } from '../ad'
import { type Mend, mendOf } from '../mends'
import { type AdSeverity, adFieldLabels } from '../schema'

const LOOKS = {
  error: { Icon: CircleAlert, color: 'text-error', label: 'Muss geändert werden' },
  warn: { Icon: TriangleAlert, color: 'text-warn-soft-ink', label: 'Bitte prüfen' },
  hint: { Icon: Info, color: 'text-info-soft-ink', label: 'Hinweis' },
} satisfies Record<AdSeverity, unknown>

type Props = {
  findings: readonly AdFinding[]
  /** False when a list beside them already tells what is missing. */
  areAll?: boolean
  /** When they are below the only text they are about, which need not be named. */
  isOneText?: boolean
  onGoTo?: (field: string) => void
  /** For correcting by a click: the text of a field as it was checked, and what the click does. */
  mends?: { textOf: (field: AdFinding['field']) => string; onMend: (finding: AdFinding, mend: Mend) => void }
}

/** The findings of the check: the words, why they matter, the legal source, and what to write instead. */
export function AdFindings({ findings, areAll = true, isOneText = false, onGoTo, mends }: Props) {
  const count = useRef<HTMLParagraphElement>(null)
  // The button that corrected it is gone with its finding.
  useFocusRescue(count, findings.length)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
      <p ref={count} tabIndex={-1} role="status" className={findings.length === 0 ? 'sr-only' : 'text-muted'}>
        {countText(findings, areAll)}
      </p>
      {findings.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {findings.map((finding) => (
            <Finding
              key={`${finding.rule} ${finding.field} ${finding.span?.start}`}
              finding={finding}
              place={isOneText ? '' : placeOf(finding)}
              onGoTo={onGoTo}
              mend={mends ? mendOf(finding, mends.textOf(finding.field)) : null}
              onMend={(mend) => mends?.onMend(finding, mend)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

type FindingProps = {
  finding: AdFinding
  place: string
  onGoTo: Props['onGoTo']
  mend: Mend | null
  onMend: (mend: Mend) => void
}

function Finding({ finding, place, onGoTo, mend, onMend }: FindingProps) {
  const { Icon, color, label } = LOOKS[finding.severity]
  const id = useId()
  return (
    <li className="flex gap-2.5">
      <Icon className={`mt-0.5 size-5 shrink-0 ${color}`} aria-hidden="true" />
      <div className="min-w-0 flex-1">
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
          <p id={id} className="text-muted wrap-anywhere">
            {place}„{mend?.text ? mend.instead : finding.excerpt}“
          </p>
        )}
        {mend && mend.text !== '' && (
          <p className="wrap-anywhere">
            <span className="text-muted">Besser: </span>
            <strong>{mend.text}</strong>
          </p>
        )}
        <p>{finding.suggestion}</p>
        {mend && (
          <Button size="sm" variant="outline" className="mt-2" aria-describedby={id} onClick={() => onMend(mend)}>
            {mend.text === '' ? strikeLabel(finding) : 'Ersetzen'}
          </Button>
        )}
        <details className="mt-0.5">
          <summary className="cursor-pointer py-1 text-muted">Warum?</summary>
          <p>{finding.explanation}</p>
          <p className="mt-1 text-muted">{unbroken(finding.source)}</p>
        </details>
      </div>
    </li>
  )
}

function countText(findings: readonly AdFinding[], areAll: boolean): string {
  const blocking = findings.filter(({ severity }) => severity === 'error').length
  const rest = findings.length - blocking
  const parts = [blocking > 0 && `${blocking} zu ändern`, rest > 0 && `${rest} zu prüfen`].filter(Boolean)
  if (parts.length > 0) return parts.join(', ')
  return areAll ? 'Nichts zu beanstanden' : 'Im Text nichts zu beanstanden'
}

function strikeLabel({ field }: AdFinding): string {
  if (field === 'title') return 'Streichen'
  return field === 'questions' ? 'Frage streichen' : 'Satz streichen'
}

function placeOf({ field }: AdFinding): string {
  if (field === 'message') return ''
  return `${field === 'salaryMinCents' ? 'Gehalt' : adFieldLabels[field]}: `
}
