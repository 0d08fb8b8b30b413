import type { ReactNode } from 'react'
import { Card } from '../card'

/** The top of an overview with nothing on it yet: one thing to do, beside a route that is set. */
export function FirstLook({ children }: { children: ReactNode }) {
  return (
    <section className="on-desk rounded-lg bg-desk p-5 text-desk-ink md:p-8">
      <SetRoute />
      {children}
    </section>
  )
}

/** Three small ways beside the one thing to do. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">{children}</div>
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

export function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-accent">
        {icon}
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 text-sm text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}

function SetRoute() {
  return (
    <svg
      viewBox="0 0 300 110"
      className="float-right ml-8 hidden h-28 w-76 lg:block"
      fill="none"
      strokeLinecap="round"
      strokeWidth="5"
      aria-hidden="true"
    >
      <path d="M142 34 156 18H296M110 92H296" stroke="var(--color-desk-track)" />
      <path d="M8 92H88L142 44H296" stroke="var(--color-signal)" strokeWidth="7" strokeLinejoin="round" />
      <circle cx="34" cy="92" r="10" fill="var(--color-desk)" stroke="var(--color-signal)" strokeWidth="6" />
      <circle cx="266" cy="44" r="12" fill="var(--color-signal)" stroke="var(--color-desk-ink)" strokeWidth="5" />
    </svg>
  )
}
