import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { PageSlotContext } from './page-slot-context'

/**
 * Puts buttons from inside a page, such as an editor's, at the end of its top bar, from 1024 px on; below, the editor
 * shows an `<ActionBar>`. They are outside the form, so none of them is a submit button: Enter would press it.
 */
export function PageActions({ children }: { children: ReactNode }) {
  const slot = useContext(PageSlotContext)
  return slot && createPortal(children, slot)
}

/** Replaces the navigation at the bottom below 1024 px, e.g. "Zurück" and "Weiter" of an editor. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Aktionen"
      className="action-bar fixed inset-x-0 bottom-0 z-40 flex gap-2 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      {children}
    </aside>
  )
}
