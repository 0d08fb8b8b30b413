import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import type { AdFinding } from '../ad'
import { checkText } from '../check-ad'
import type { Mend } from '../mends'
import type { AdField } from '../schema'
import { AdFindings } from './ad-findings'
import { tellMended } from './mended-note'

/** The rules for companies; nothing is found until they are loaded. */
export function useBook(isCompany = true) {
  const trpc = useTRPC()
  return useQuery(trpc.jobPosting.adRules.queryOptions(undefined, { enabled: isCompany })).data
}

type Props<T> = {
  /** Of its landmark; other than that of the check beside it. */
  label?: string
  /** Whose rules count: those of a message, or of the part of an ad that says the same. */
  field: AdField
  value: T
  textOf: (value: T) => string
  replace: (value: T, mend: Mend) => T
  onChange: (value: T) => void
  isCompany?: boolean
}

/** What the check finds in a text while it is written, each with its correction. Stands below the box. */
export function TextCheck<T>({
  label = 'Prüfung des Textes',
  field,
  value,
  textOf,
  replace,
  onChange,
  isCompany,
}: Props<T>) {
  const book = useBook(isCompany)
  const checked = useDeferredValue(value)
  if (!book) return null
  const text = textOf(checked)
  const findings = checkText(field, text, book)
  function mend({ excerpt, span }: AdFinding, wanted: Mend) {
    if (!span || textOf(value).slice(span.start, span.end) !== excerpt) return
    onChange(replace(value, wanted))
    tellMended(wanted, excerpt, () => onChange(value))
  }
  return (
    <section
      aria-label={label}
      className={findings.length === 0 ? 'sr-only' : 'rounded-md border border-line bg-sunken p-4'}
    >
      <AdFindings findings={findings} isOneText mends={{ textOf: () => text, onMend: mend }} />
    </section>
  )
}
