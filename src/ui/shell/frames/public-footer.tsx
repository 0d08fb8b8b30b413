import { Link, type LinkProps } from '@tanstack/react-router'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Brand } from '../brand'
import { ThemeSwitch } from '../theme-switch'
import type { NavItem } from './nav-item'

export type FooterColumn = { heading: string; items: readonly NavItem[] }

type PublicFooterProps = { home: LinkProps; claim: string; columns: readonly FooterColumn[] }

/** The dark footer of public pages. */
export function PublicFooter({ home, claim, columns }: PublicFooterProps) {
  return (
    <footer data-shell className="on-desk mt-auto bg-desk text-desk-muted">
      <div className="wrap py-12 md:py-16">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 text-sm sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
          <div>
            <PlainLink {...home} className="inline-flex text-desk-ink" aria-label="Stellwerk, zur Startseite">
              <Brand />
            </PlainLink>
            <p className="mt-4 max-w-[26ch]">{claim}</p>
          </div>
          {columns.map((column) => (
            <div key={column.heading}>
              <h2 className="mb-3 text-lg text-desk-ink">{column.heading}</h2>
              <ul className="grid gap-1">
                {column.items.map((item) => (
                  <li key={item.label}>
                    <Link {...item.link} className="inline-block py-1 hover:text-desk-ink hover:underline">
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="mt-12 flex flex-wrap items-center gap-4 border-t border-desk-line pt-5 text-xs">
          <span>© Stellwerk</span>
          <div className="sm:ml-auto">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
