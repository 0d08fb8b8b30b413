import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { Badge } from '~/ui/badge'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Brand } from '../brand'
import type { NavGroup, NavItem } from './nav-item'

type SideBarProps = { home: LinkProps; groups: readonly NavGroup[]; account?: ReactNode }

/** The dark navigation at the left, from 1024 px on. */
export function SideBar({ home, groups, account }: SideBarProps) {
  const list = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (pathname && list.current) showCurrent(list.current)
  }, [pathname])
  return (
    <aside
      aria-label="Bereichsleiste"
      className="side on-desk sticky top-0 hidden h-dvh w-60 flex-none flex-col px-3 py-4 lg:flex"
    >
      <PlainLink {...home} className="flex px-2 pb-3 text-desk-ink" aria-label="Stellwerk, zur Startseite">
        <Brand />
      </PlainLink>
      <nav ref={list} aria-label="Bereich" className="relative grow overflow-y-auto">
        <NavGroups groups={groups} />
      </nav>
      {account && <div className="border-t border-desk-line pt-3">{account}</div>}
    </aside>
  )
}

/** Room between the current place and an end of the list, px: the lower one fades. */
const ROOM_AT_ENDS = 48

/**
 * A low window shows only a part of the list: the current page's place is in it. Not by `scrollIntoView`, which lets the
 * first Tab of a page begin behind it instead of at the link to the content.
 */
function showCurrent(list: HTMLElement): void {
  const place = list.querySelector<HTMLElement>('[aria-current]')
  if (!place) return
  const [top, bottom] = [place.offsetTop, place.offsetTop + place.offsetHeight]
  list.scrollTop = Math.min(top - ROOM_AT_ENDS, Math.max(list.scrollTop, bottom + ROOM_AT_ENDS - list.clientHeight))
}

/** The groups of a navigation on a dark surface; also the inside of the menu on phones. */
export function NavGroups({ groups }: { groups: readonly NavGroup[] }) {
  return groups.map((group) => (
    <div key={group.items[0]?.label}>
      {group.heading && <h2 className="side-heading">{group.heading}</h2>}
      <ul className="grid gap-0.5">
        {group.items.map((item) => (
          <li key={item.label}>
            <Link {...item.link} className="side-link" aria-current={item.isWithin || undefined}>
              {item.icon && <item.icon aria-hidden="true" />}
              {item.label}
              <NavCount item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The number after a destination; zero is not shown. */
function NavCount({ item: { count, waiting, countLabel } }: { item: NavItem }) {
  if (waiting) return <Badge count={waiting} tone="signal" label={countLabel ?? 'warten'} />
  return count ? <Badge count={count} label={countLabel} /> : null
}
