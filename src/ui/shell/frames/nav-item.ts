import type { LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

/** A destination in a navigation. */
export type NavItem = {
  label: string
  link: LinkProps
  icon?: LucideIcon
  /** Grey: how many there are. */
  count?: number
  /** Yellow: how many wait for an answer. Wins over `count`. */
  waiting?: number
  /** What the number counts, for screen readers: "ungelesene". */
  countLabel?: string
  /** The page belongs to this destination although its address does not begin with it. */
  isWithin?: boolean
}

export type NavGroup = { heading?: string; items: readonly NavItem[] }
