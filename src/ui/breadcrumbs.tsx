import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'

export type Breadcrumb = { label: string; link?: LinkProps }

/** The way here; the last entry is the page itself and needs no link. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Brotkrumen" className="mb-2 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map((item, index) => (
          <li key={item.label} className="inline-flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight className="size-4" aria-hidden="true" />}
            {item.link ? (
              <Link {...item.link} className="py-1 hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
