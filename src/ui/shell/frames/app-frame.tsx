import { Link, type LinkProps } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useStrayFiles } from '../../files/use-stray-files'
import { PendingContext } from '../pending-context'
import { SkipLink } from '../skip-link'
import { AppFrameContext } from './app-frame-context'
import { MenuDialog } from './menu-dialog'
import type { NavGroup, NavItem } from './nav-item'
import { NavGroups, SideBar } from './side-bar'

type AppFrameProps = {
  home: LinkProps
  groups: readonly NavGroup[]
  /** Four destinations for the bar on phones; the fifth place is "Mehr". */
  quickItems: readonly NavItem[]
  /** Person and account menu, at the bottom of the side bar and in the menu. */
  account?: ReactNode
  /** At the right end of every page's top bar, e.g. notifications. */
  topActions?: ReactNode
  /** Shown in place of a slow page. */
  pending?: ReactNode
  /** Each page is an `<AppPage>`. */
  children: ReactNode
}

/** The application's frame: side bar and content; on phones a bar below and the menu "Mehr". */
export function AppFrame({ home, groups, quickItems, account, topActions, pending, children }: AppFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  useStrayFiles()
  return (
    <I18nProvider locale="de-DE">
      <AppFrameContext value={{ home, topActions }}>
        <SkipLink />
        <div className="flex min-h-dvh">
          <SideBar home={home} groups={groups} account={account} />
          <div className="flex min-w-0 flex-1 flex-col">
            <PendingContext value={pending}>{children}</PendingContext>
          </div>
        </div>
        <BottomBar items={quickItems} isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
        <MenuDialog isDesk isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
          <nav aria-label="Bereich">
            <NavGroups groups={groups} />
          </nav>
          {account && <div className="mt-6 border-t border-desk-line pt-4">{account}</div>}
        </MenuDialog>
      </AppFrameContext>
    </I18nProvider>
  )
}

type BottomBarProps = {
  /** Four destinations; the fifth place is "Mehr". */
  items: readonly NavItem[]
  isMenuOpen: boolean
  onOpenMenu: () => void
}

/** The navigation at the bottom, below 1024 px. */
function BottomBar({ items, isMenuOpen, onOpenMenu }: BottomBarProps) {
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
