import type { HTMLAttributes } from 'react'
import { classNames } from './class-names'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `none` for tables and lists with their own padding. */
  padding?: 'none' | 'md' | 'lg'
}

const paddings = { none: '', md: 'p-4 md:p-5', lg: 'p-5 md:p-7' } as const

/** A surface for something independent; lists are divided by lines, not by boxes. */
export function Card({ as: Element = 'div', padding = 'md', className, ...props }: CardProps) {
  return <Element {...props} className={classNames('card', paddings[padding], className)} />
}
