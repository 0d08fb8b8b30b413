import { useRouter } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button as AriaButton,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  I18nProvider,
  MenuTrigger,
  Popover,
  RouterProvider,
  Separator,
} from 'react-aria-components'
import { type ButtonSize, type ButtonVariant, buttonClass } from '../buttons/button-class'

export type MenuItem =
  | {
      id: string
      label: string
      icon?: LucideIcon
      tone?: 'danger'
      isDisabled?: boolean
      /** Either runs an action … */
      onAction?: () => void
      /** … or links somewhere (within the application or outside). */
      href?: string
    }
  | 'separator'

type MenuProps = {
  /** Name of the button when `children` is only an icon. */
  label: string
  items: readonly MenuItem[]
  /** What the button shows. */
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  isIcon?: boolean
  className?: string
}

/** A button that opens a list of actions: arrows move, letters jump, Escape closes. */
export function Menu({ label, items, children, variant = 'quiet', size, isIcon, className }: MenuProps) {
  const router = useRouter()
  const hasIcons = items.some((item) => item !== 'separator' && item.icon !== undefined)
  return (
    <I18nProvider locale="de-DE">
      <RouterProvider navigate={(href) => void router.navigate({ href })}>
        <MenuTrigger>
          <AriaButton
            aria-label={isIcon ? label : undefined}
            className={buttonClass({ variant, size, isIcon, className })}
          >
            {children}
          </AriaButton>
          <Popover className="popover" placement="bottom end">
            <AriaMenu aria-label={label} className="outline-none">
              {items.map((item, index) =>
                item === 'separator' ? (
                  <Separator key={`after-${idOf(items[index - 1])}`} className="my-1 border-t border-line" />
                ) : (
                  <AriaMenuItem
                    key={item.id}
                    id={item.id}
                    className="option"
                    textValue={item.label}
                    data-tone={item.tone}
                    isDisabled={item.isDisabled}
                    onAction={item.onAction}
                    href={item.href}
                  >
                    {item.icon ? <item.icon aria-hidden="true" /> : hasIcons && <span className="w-[1.15rem]" />}
                    {item.label}
                  </AriaMenuItem>
                ),
              )}
            </AriaMenu>
          </Popover>
        </MenuTrigger>
      </RouterProvider>
    </I18nProvider>
  )
}

/** A separator is identified by the item before it. */
function idOf(item: MenuItem | undefined): string {
  return typeof item === 'object' ? item.id : 'nothing'
}
