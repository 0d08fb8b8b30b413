import type { ReactNode } from 'react'

/** A page of running text: title, when it was last changed, sections with `h2`. */
export function LegalPage({ title, asOf, children }: { title: string; asOf?: string; children: ReactNode }) {
  return (
    <main id="inhalt" tabIndex={-1} className="wrap flex-1 py-8 md:py-12">
      <article className="mx-auto max-w-3xl">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {asOf && <p className="mt-2 text-sm text-muted">Stand: {asOf}</p>}
        <div className="rich-text mt-8">{children}</div>
      </article>
    </main>
  )
}

/** A place that only the operator of an installation can fill in; stands out, so that nobody overlooks it. */
export function OperatorGap({ children }: { children: ReactNode }) {
  return (
    <mark className="box-decoration-clone rounded-sm bg-signal-soft px-1.5 py-0.5 text-ink">
      Vom Betreiber zu ergänzen: {children}
    </mark>
  )
}

/** How long the server may keep a page of text for visitors. Seconds. */
export const LEGAL_PAGE_AGE = 3600
