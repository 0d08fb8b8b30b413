import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import type { NavItem } from './nav-item'

type BottomBarProps = {
  /** Four destinations; the fifth place is "Mehr". */
  items: readonly NavItem[]
  isMenuOpen: boolean
  onOpenMenu: () => void
}

/** The navigation at the bottom, below 1024 px. */
export function BottomBar({ items, isMenuOpen, onOpenMenu }: BottomBarProps) {
  return (
    <nav
      aria-label="Schnellzugriff"
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {items.slice(0, 4).map((item) => (
        <Link key={item.label} {...item.link} className="bottom-link" aria-current={item.isWithin || undefined}>
          <span className="bottom-link-icon relative">
            {item.icon && <item.icon className="size-5.5" aria-hidden="true" />}
            {item.waiting ? (
              <span aria-hidden="true" className="bottom-link-count num">
                {item.waiting > 99 ? '99+' : item.waiting}
              </span>
            ) : null}
          </span>
          <span className="max-w-full truncate px-0.5">{item.label}</span>
          {item.waiting ? (
            <span className="sr-only">
              , {item.waiting} {item.countLabel ?? 'warten'}
            </span>
          ) : null}
        </Link>
      ))}
      <button
        type="button"
        className="bottom-link"
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        onClick={onOpenMenu}
      >
        <span className="bottom-link-icon">
          <Menu className="size-5.5" aria-hidden="true" />
        </span>
        Mehr
      </button>
    </nav>
  )
}
