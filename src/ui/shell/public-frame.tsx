import { Link, type LinkProps } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { Brand } from '../brand'
import { Button } from '../button'
import { PlainLink } from '../plain-link'
import { KeptFrameContext } from './kept-frame-context'
import { MenuDialog } from './menu-dialog'
import type { NavItem } from './nav-item'
import { type FooterColumn, PublicFooter } from './public-footer'
import { SkipLink } from './skip-link'

type PublicFrameProps = {
  /** Nothing in header, footer and menu is of this visitor alone, so the server may write them once for all. */
  isSameForAll: boolean
  home: LinkProps
  items: readonly NavItem[]
  /** Right end of the header from 1024 px on. */
  actions: ReactNode
  /** Beside the menu button below 1024 px. */
  compactActions?: ReactNode
  /** Below the destinations in the menu on phones. */
  menuActions: ReactNode
  footer: { claim: string; columns: readonly FooterColumn[] }
  /** Contains `<main id="inhalt">`. */
  children: ReactNode
}

/** The frame of public pages: sticky header, content, footer. */
export function PublicFrame({ isSameForAll, children, footer, ...parts }: PublicFrameProps) {
  const { home, items, menuActions } = parts
  const kept = useContext(KeptFrameContext)
  const written = isSameForAll ? kept : undefined
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader {...parts} written={written?.header} isMenuOpen={isMenuOpen} onOpenMenu={() => setMenuOpen(true)} />
      {children}
      <PublicFooter home={home} {...footer} written={written?.footer} />
      <PublicMenu
        items={items}
        menuActions={menuActions}
        written={written?.menu}
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
      />
    </div>
  )
}

type Written = { written: string | undefined }

type PublicHeaderProps = Pick<PublicFrameProps, 'home' | 'items' | 'actions' | 'compactActions'> &
  Written & { isMenuOpen: boolean; onOpenMenu: () => void }

function PublicHeader({ written, home, items, actions, compactActions, isMenuOpen, onOpenMenu }: PublicHeaderProps) {
  const look = 'sticky top-0 z-40 border-b border-line bg-surface'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React wrote of the elements below (decision 014)
  if (written !== undefined) return <header data-shell className={look} dangerouslySetInnerHTML={{ __html: written }} />
  return (
    <header data-shell className={look}>
      <div className="wrap flex h-16 items-center gap-3 xl:gap-6">
        <PlainLink {...home} className="flex" aria-label="Stellwerk, zur Startseite">
          <Brand />
        </PlainLink>
        <nav aria-label="Hauptnavigation" className="hidden gap-1 lg:flex xl:ml-4">
          {items.map((item) => (
            <Link key={item.label} {...item.link} className="public-link">
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="public-actions ml-auto hidden items-center gap-2 lg:flex">{actions}</div>
        <div className="public-actions ml-auto flex items-center gap-2 lg:hidden">
          {/* The narrowest phones find it in the menu. */}
          <div className="max-[22rem]:hidden">{compactActions}</div>
          <Button
            variant="quiet"
            isIcon
            aria-label="Menü öffnen"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
          >
            <Menu />
          </Button>
        </div>
      </div>
    </header>
  )
}

type PublicMenuProps = Pick<PublicFrameProps, 'items' | 'menuActions'> &
  Written & { isOpen: boolean; onClose: () => void }

function PublicMenu({ written, items, menuActions, isOpen, onClose }: PublicMenuProps) {
  return (
    <MenuDialog written={written} label="Menü" isOpen={isOpen} onClose={onClose}>
      <nav aria-label="Hauptnavigation">
        <ul className="divide">
          {items.map((item) => (
            <li key={item.label}>
              <Link {...item.link} className="block py-3.5 font-display text-xl font-[650]">
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-2.5">{menuActions}</div>
    </MenuDialog>
  )
}
