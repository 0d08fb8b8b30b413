import { Link, type LinkProps } from '@tanstack/react-router'
import { Badge } from '../badge'

export type LinkTab = { label: string; link: LinkProps; count?: number; isCurrent?: boolean }

/** Sections that have their own address. Without `isCurrent` the router decides which one is current. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map(({ label: text, link, count, isCurrent }) => (
        <Link
          key={text}
          activeOptions={{ exact: true }}
          {...link}
          {...(isCurrent !== undefined && { 'aria-current': isCurrent ? ('page' as const) : undefined })}
        >
          {text}
          {/* No count of emptiness. */}
          {count ? <Badge count={count} /> : null}
        </Link>
      ))}
    </nav>
  )
}
