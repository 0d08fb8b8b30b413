import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class'

type AnchorProps = ComponentProps<'a'> & { variant?: ButtonVariant; size?: ButtonSize; isIcon?: boolean }

/** A link that looks like a button and takes the router's `to`, `params` and `search`. */
export const ButtonLink = createLink(ButtonAnchor)

/** For addresses outside the router: downloads, mail, other sites. */
export function ButtonAnchor({ variant, size, isIcon, className, ...props }: AnchorProps) {
  return <a {...props} className={buttonClass({ variant, size, isIcon, className })} />
}

/** An underlined link in running text that takes the router's `to`, `params` and `search`. */
export const TextLink = createLink(TextAnchor)

/** For addresses outside the router: downloads, mail, other sites. */
export function TextAnchor({ className, ...props }: ComponentProps<'a'>) {
  return <a {...props} className={classNames('link', className)} />
}
