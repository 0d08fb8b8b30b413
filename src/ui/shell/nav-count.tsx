import { Badge } from '../badge'
import type { NavItem } from './nav-item'

/** The number behind a destination. */
export function NavCount({ item: { count, waiting } }: { item: NavItem }) {
  if (waiting) return <Badge count={waiting} tone="signal" label="warten" />
  return count === undefined ? null : <Badge count={count} />
}
