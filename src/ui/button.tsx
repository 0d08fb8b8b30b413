import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Square; needs an `aria-label`. */
  isIcon?: boolean
  /** Keeps the text, shows a spinner and ignores presses; the button keeps the focus. */
  isPending?: boolean
}

/** A plain button: light enough for public pages. At most one `signal` on each view. */
export function Button({
  variant,
  size,
  isIcon,
  isPending = false,
  className,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending || props['aria-disabled'] === true) {
      event.preventDefault()
      return
    }
    onClick?.(event)
  }
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, isIcon, className })}
      aria-disabled={isPending || props['aria-disabled'] || undefined}
      data-pending={isPending || undefined}
      onClick={handleClick}
    >
      {isPending && <Spinner />}
      {!(isPending && isIcon) && children}
    </button>
  )
}
