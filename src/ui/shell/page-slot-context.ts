import { createContext } from 'react'

/** The element in a page's top bar that `<PageActions>` fills; null until it is mounted. */
export const PageSlotContext = createContext<HTMLElement | null>(null)
