import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

/** An underlined link in running text that takes the router's `to`, `params` and `search`. */
export const TextLink = createLink(TextAnchor)

/** For addresses outside the router: downloads, mail, other sites. */
export function TextAnchor({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={classNames('link', className)} />
}
