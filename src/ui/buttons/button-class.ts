import { classNames } from '../class-names'

export type ButtonVariant = 'primary' | 'signal' | 'outline' | 'ghost' | 'quiet' | 'danger' | 'desk'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = { variant?: ButtonVariant; size?: ButtonSize; isIcon?: boolean; className?: string }

/** The classes of a button, also for links that look like one. */
export function buttonClass({ variant = 'primary', size = 'md', isIcon = false, className }: Look): string {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, isIcon && 'btn-icon', className)
}
