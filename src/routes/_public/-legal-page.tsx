import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Imprint } from '~/features/billing/views'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { softTitle } from '~/ui/text/soft-title'

type LegalPageProps = {
  title: string
  /** When the text was last changed. */
  asOf?: string
  /** Whether this is a demo with an invented operator. */
  isDemo?: boolean
  children: ReactNode
}

/** A page of text: title, date of the last change, sections with `h2`. */
export function LegalPage({ title, asOf, isDemo = false, children }: LegalPageProps) {
  return (
    <Main className="wrap flex-1 py-8 md:py-12">
      <article className="mx-auto max-w-3xl">
        <h1 className="text-3xl md:text-4xl">{softTitle(title)}</h1>
        {asOf && <p className="mt-2 text-sm text-muted">Stand: {asOf}</p>}
        {isDemo && (
          <Note className="mt-6" title="Dies ist eine Demo">
            Den Betreiber, der hier steht, gibt es nicht: Name, Anschrift, Nummern und Adressen sind erfunden. In einer
            echten Installation kommen sie aus der Verwaltung unter „Betreiber“.
          </Note>
        )}
        <div className="rich-text mt-8">{children}</div>
      </article>
    </Main>
  )
}

/** What only the operator of an installation can state; a highlighted mark shows when it is missing. */
export function FromOperator({ value, gap }: { value: string | null | undefined; gap: ReactNode }) {
  return value ? value : <OperatorGap>{gap}</OperatorGap>
}

export function OperatorGap({ children }: { children: ReactNode }) {
  return (
    <mark className="box-decoration-clone rounded-sm bg-signal-soft px-1.5 py-0.5 text-ink">
      Vom Betreiber zu ergänzen: {children}
    </mark>
  )
}

/** What the legal pages say of the operator. */
export function useImprint(): Imprint {
  const trpc = useTRPC()
  return useSuspenseQuery(trpc.operator.imprint.queryOptions()).data
}

/** Name and address on one line. */
export function operatorAddress({ operator }: Imprint): string | null {
  if (!operator) return null
  const { name, street, houseNumber, postalCode, city } = operator
  return `${name}, ${street} ${houseNumber}, ${postalCode} ${city}`
}
