import { Badge } from '../badge'
import type { NavItem } from './nav-item'

/** The number behind a destination; none is not worth a nought. */
export function NavCount({ item: { count, waiting, countLabel } }: { item: NavItem }) {
  if (waiting) return <Badge count={waiting} tone="signal" label={countLabel ?? 'warten'} />
  return count ? <Badge count={count} label={countLabel} /> : null
}
