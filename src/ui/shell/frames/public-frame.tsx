import { Link, type LinkProps } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Brand } from '../brand'
import { SkipLink } from '../skip-link'
import { MenuDialog } from './menu-dialog'
import type { NavItem } from './nav-item'
import { type FooterColumn, PublicFooter } from './public-footer'

type PublicFrameProps = {
  home: LinkProps
  items: readonly NavItem[]
  /** Right end of the header from 1024 px on; below it in the menu, under the destinations. */
  actions: ReactNode
  /** Next to the menu button below 1024 px. */
  compactActions?: ReactNode
  footer: { claim: string; columns: readonly FooterColumn[] }
  /**
   * The content stands before the header in the source, so that the first Tab reaches what the page is for; it brings
   * its own link to `#menue`.
   */
  beginsWithContent?: boolean
  /** Contains `<main id="inhalt">`. */
  children: ReactNode
}

/** The frame of public pages: sticky header, content, footer. */
export function PublicFrame({
  home,
  items,
  actions,
  compactActions,
  footer,
  beginsWithContent = false,
  children,
}: PublicFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  // With keys both parts stay what they are when the order changes between pages.
  const content = <Fragment key="content">{children}</Fragment>
  return (
    <div className="flex min-h-dvh flex-col">
      {!beginsWithContent && <SkipLink />}
      {beginsWithContent && content}
      <header
        key="header"
        id="menue"
        tabIndex={-1}
        data-shell
        className="sticky top-0 z-40 order-first border-b border-line bg-surface"
      >
        <div className="wrap flex h-14 items-center gap-3 xl:gap-6">
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
            {/* On the narrowest phones it is in the menu. */}
            <div className="max-[22rem]:hidden">{compactActions}</div>
            <Button
              variant="quiet"
              isIcon
              aria-label="Menü öffnen"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen(true)}
            >
              <Menu />
            </Button>
          </div>
        </div>
      </header>
      {!beginsWithContent && content}
      <PublicFooter home={home} {...footer} />
      <MenuDialog isOpen={isMenuOpen} onClose={() => setMenuOpen(false)}>
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
        <div className="mt-6 grid gap-2.5">{actions}</div>
      </MenuDialog>
    </div>
  )
}
