import type { ReactNode } from 'react'
import { Button as AriaButton, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import { buttonClass } from './button-class'

type TooltipButtonProps = {
  /** Name of the button and text of the tooltip. */
  label: string
  /** The icon. */
  children: ReactNode
  onPress: () => void
  /** The tooltip when it says more than the name, e.g. a shortcut. */
  text?: string
}

/** A button with only an icon; hovering or focusing it shows its name. */
export function TooltipButton({ label, children, onPress, text = label }: TooltipButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <AriaButton
        aria-label={label}
        className={buttonClass({ variant: 'quiet', size: 'sm', isIcon: true })}
        onPress={onPress}
      >
        {children}
      </AriaButton>
      <AriaTooltip className="tooltip" offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
