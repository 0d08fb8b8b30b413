import { type ReactNode, useId } from 'react'
import { Card } from '~/ui/card'

/** One subject of a long form on a card of its own. */
export function FormSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-sm text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
