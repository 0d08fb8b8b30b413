import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useStrayFiles } from '../../files/use-stray-files'
import { PendingContext } from '../pending-context'
import { SkipLink } from '../skip-link'
import { AppFrameContext } from './app-frame-context'
import { BottomBar } from './bottom-bar'
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
