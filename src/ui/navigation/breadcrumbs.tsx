import type { LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { PlainLink } from '../buttons/plain-link'

export type Crumb = { label: string; link: LinkProps }

/** The pages above this one; the page itself is the h1. Fits `crumb` of `<AppPage>`. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Pfad" className="text-xs text-muted">
      <ol className="flex items-center gap-x-1 md:flex-wrap">
        {crumbs.map(({ label, link }, index) => (
          <li key={label} className="inline-flex min-w-0 items-center gap-1 max-md:not-last:flex-none">
            {index > 0 && <ChevronRight className="size-3 flex-none" aria-hidden="true" />}
            <PlainLink {...link} className="link inline-block min-h-6 min-w-0 max-w-56 truncate py-0.5">
              {label}
            </PlainLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
