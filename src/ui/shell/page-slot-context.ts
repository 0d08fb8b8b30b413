import { createContext } from 'react'

/** The place in a page's top bar that `<PageActions>` fills; null until it is there. */
export const PageSlotContext = createContext<HTMLElement | null>(null)
