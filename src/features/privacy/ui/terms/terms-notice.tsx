import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class-names'
import { useFocusPlace } from '~/ui/focus/use-focus-place'
import { legalDocuments } from '../../terms/terms'
import type { OpenTerms } from '../../views'
import { EndPlan } from './end-plan'
import { type TermsReader, WithoutConsent } from './without-consent'

/**
 * Above every page of the app until the person has answered: a line for each legal text that changes, and what about it
 * when it is opened.
 */
export function TermsNotice({ reader, children }: { reader: TermsReader; children: ReactNode }) {
  const trpc = useTRPC()
  const { data = [] } = useQuery(trpc.terms.open.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }))
  // What fills the window below it leaves room for it.
  const height = data.length === 0 ? '0rem' : `${0.75 + data.length * 3.75}rem`
  return (
    <div className="contents" style={{ '--notices': height }}>
      {/* It comes after the page: whoever does not see it hears of it. */}
      <p role="status" className="sr-only">
        {data.map(headline).join('. ')}
      </p>
      {data.length > 0 && (
        <section aria-label="Geänderte Bedingungen" className="wrap grid gap-2 py-3">
          {data.map((terms) => (
            <TermsLine key={terms.document} terms={terms} reader={reader} />
          ))}
        </section>
      )}
      {children}
    </div>
  )
}

function headline({ document, validFrom, isInForce }: OpenTerms): string {
  return `${legalDocuments[document].label}: Neue Fassung ${isInForce ? 'seit' : 'ab'} ${formatIsoDay(validFrom)}`
}

function TermsLine({ terms, reader }: { terms: OpenTerms; reader: TermsReader }) {
  const { document, version, summary, termination } = terms
  const { label, path } = legalDocuments[document]
  const [isOpen, setOpen] = useState(false)
  const details = useId()
  const trpc = useTRPC()
  const accept = useMutation(trpc.terms.accept.mutationOptions())
  const line = useRef<HTMLDivElement>(null)
  // It goes with the answer.
  useFocusPlace(line)
  return (
    <div ref={line} className="note note-info block py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="note-title min-w-0">{headline(terms)}</p>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            Ansehen<span className="sr-only">: {label}</span>
            <ChevronDown className={classNames(isOpen && 'rotate-180')} aria-hidden="true" />
          </Button>
          <Button size="sm" isPending={accept.isPending} onClick={() => accept.mutate({ document, version })}>
            {document === 'terms' ? 'Ich stimme zu' : 'Gelesen'}
            <span className="sr-only">: {label}</span>
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={details} className="mt-2 grid gap-2 pb-1">
          <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
          {document === 'terms' && <WithoutConsent reader={reader} />}
          {termination && <EndPlan version={version} endsOn={termination.endsOn} />}
          <a className="link text-sm" href={`${path}?fassung=${version}&vergleich=true`}>
            Unterschied ansehen<span className="sr-only">: {label}</span>
          </a>
        </div>
      )}
    </div>
  )
}
