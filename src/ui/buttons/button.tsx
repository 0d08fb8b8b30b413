import { type ComponentProps, type MouseEvent, useId } from 'react'
import { Spinner } from '../states/spinner'
import { toast } from '../toast/toast-store'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Square; needs an `aria-label`. */
  isIcon?: boolean
  /** Keeps the text, shows a spinner and ignores presses; the button keeps the focus. */
  isPending?: boolean
  /** Why it cannot be pressed now: it stays focusable and says so to screen readers and, when pressed, in a toast. */
  disabledReason?: string
}

/** A plain button: light enough for public pages. At most one `signal` per view. */
export function Button({
  variant,
  size,
  isIcon,
  isPending = false,
  disabledReason,
  className,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId()
  const isRefusing = disabledReason !== undefined
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending || isRefusing || props['aria-disabled'] === true) {
      event.preventDefault()
      if (isRefusing && !isPending) toast.show({ severity: 'warn', title: disabledReason, life: 6000 })
      return
    }
    onClick?.(event)
  }
  return (
    <button
      {...props}
      type={type}
      className={buttonClass({ variant, size, isIcon, className })}
      aria-disabled={isPending || isRefusing || props['aria-disabled'] || undefined}
      aria-describedby={isRefusing ? reasonId : props['aria-describedby']}
      data-pending={isPending || undefined}
      onClick={handleClick}
    >
      {isPending && <Spinner />}
      {!(isPending && isIcon) && children}
      {isRefusing && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
}
