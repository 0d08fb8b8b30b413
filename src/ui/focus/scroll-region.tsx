import type { ReactNode } from 'react'
import { useScrolling } from './use-scrolling'

type ScrollRegionProps = {
  className: string
  children: ReactNode
} & ({ label: string } | { /** The id of its title. */ labelledBy: string | undefined })

/** What scrolls within a page or a dialog. While it does, the keyboard reaches it: nothing else in it may take the focus. */
export function ScrollRegion({ className, children, ...name }: ScrollRegionProps) {
  const { ref, isScrolling } = useScrolling<HTMLElement>()
  const label = 'label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.labelledBy }
  return (
    <section ref={ref} className={className} {...(isScrolling ? { tabIndex: 0, ...label } : {})}>
      {children}
    </section>
  )
}
