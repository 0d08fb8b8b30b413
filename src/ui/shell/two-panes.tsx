import type { ReactNode, Ref } from 'react'

type TwoPanesProps = {
  /** Name of the list's region. */
  listLabel: string
  list: ReactNode
  listRef?: Ref<HTMLElement>
  /** Whether an entry is open: narrow windows show it instead of the list. */
  isDetailOpen: boolean
  /** The open entry, or the placeholder when there is none. */
  children: ReactNode
}

/**
 * A list and its open entry. From 1024 px on side by side, as high as the window and each with its own scrolling: both
 * panes are columns, in which one part is `pane-scroll`. Below, and on paper, one replaces the other.
 */
export function TwoPanes({ listLabel, list, listRef, isDetailOpen, children }: TwoPanesProps) {
  return (
    <div className="card panes overflow-hidden" data-open={isDetailOpen || undefined}>
      <section ref={listRef} aria-label={listLabel}>
        {list}
      </section>
      <div>{children}</div>
    </div>
  )
}
