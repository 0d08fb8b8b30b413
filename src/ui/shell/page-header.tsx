import type { ReactNode } from 'react'
import { softTitle } from '../text/soft-title'

type PageHeaderProps = {
  title: ReactNode
  /** One line below the title. */
  lead?: ReactNode
}

export function PageHeader({ title, lead }: PageHeaderProps) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl md:text-3xl">{softTitle(title)}</h1>
      {lead && <p className="mt-1.5 text-muted">{lead}</p>}
    </header>
  )
}
