import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * A link that says `aria-current` only when told to. The router says it of every link whose address is part of the
 * present one, which is right in a navigation and wrong for a brand, a path, a page of a list, a filter or an order.
 */
export const PlainLink = createLink(PlainAnchor)

function PlainAnchor({ current, ...props }: ComponentProps<'a'> & { current?: boolean | 'page' }) {
  return <a {...props} aria-current={current || undefined} />
}
