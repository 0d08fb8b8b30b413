import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * A link that sets `aria-current` only when told to. The router sets it on every link whose address is part of the
 * current one, which is right in a navigation and wrong for a logo, a breadcrumb, a page of a list, a filter or a sort
 * order.
 */
export const PlainLink = createLink(PlainAnchor)

function PlainAnchor({ current, ...props }: ComponentProps<'a'> & { current?: boolean | 'page' }) {
  return <a {...props} aria-current={current || undefined} />
}
