import { type ReactNode, useId } from 'react'
import { Card } from './card'

/** A section of a long form with its own heading. */
export function FormSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </Card>
  )
}
