import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { confirm } from '~/ui/dialog/confirm'
import type { AdFinding } from '../ad'
import { blockingFindings, checkMessage } from '../check-ad'
import type { Mend } from '../mends'
import { AdFindings } from './ad-findings'
import { tellMended } from './mended-note'

/** The rules for companies; nothing is found until they are loaded. */
function useBook(isCompany: boolean) {
  const trpc = useTRPC()
  return useQuery(trpc.jobPosting.adRules.queryOptions(undefined, { enabled: isCompany })).data
}

/**
 * Whether texts may be sent: at once unless something in them is surely unlawful, else after asking. Nobody is kept from
 * answering an applicant.
 */
export function useAskBeforeSending(isCompany = true): (texts: readonly string[]) => Promise<boolean> {
  const book = useBook(isCompany)
  return async (texts) => {
    const blocking = book ? texts.flatMap((text) => blockingFindings(checkMessage(text, book))) : []
    return blocking.length === 0 || askToSend(blocking)
  }
}

type Props = { text: string; onChange: (text: string) => void; isCompany?: boolean }

/** What the check finds in a text for applicants, while it is written, each with its correction. Stands below the box. */
export function MessageCheck({ text, onChange, isCompany = true }: Props) {
  const book = useBook(isCompany)
  const checked = useDeferredValue(text)
  if (!book) return null
  const findings = checkMessage(checked, book)
  function mend({ excerpt, span }: AdFinding, wanted: Mend) {
    if (!span || text.slice(span.start, span.end) !== excerpt) return
    onChange(text.slice(0, wanted.span.start) + wanted.text + text.slice(wanted.span.end))
    tellMended(wanted, excerpt, () => onChange(text))
  }
  return (
    <section
      aria-label="Prüfung des Textes"
      className={findings.length === 0 ? 'sr-only' : 'rounded-md border border-line bg-sunken p-4'}
    >
      <AdFindings findings={findings} mends={{ textOf: () => checked, onMend: mend }} />
    </section>
  )
}

function askToSend(findings: readonly AdFinding[]): Promise<boolean> {
  return confirm({
    title: 'So senden?',
    message: `Das kann als Benachteiligung gelten: ${findings.map(({ excerpt }) => `„${excerpt}“`).join(', ')}.`,
    acceptLabel: 'Trotzdem senden',
    rejectLabel: 'Text ändern',
    focus: 'reject',
  })
}
