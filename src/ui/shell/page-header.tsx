import type { ReactNode } from 'react'
import { softTitle } from '../text/soft-title'

type PageHeaderProps = {
  title: ReactNode
  /** One line below the title. */
  lead?: ReactNode
  /** Above the title, e.g. breadcrumbs. */
  above?: ReactNode
  actions?: ReactNode
}

/** The h1 of a page with its actions. */
export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <header className="mb-6">
      {above}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl md:text-3xl">{softTitle(title)}</h1>
          {lead && <p className="mt-1.5 text-muted">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
    </header>
  )
}
