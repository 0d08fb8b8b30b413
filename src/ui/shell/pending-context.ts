import { createContext, type ReactNode } from 'react'

/** What a frame shows in place of a page that takes long; without one, the router's own screen is shown. */
export const PendingContext = createContext<ReactNode>(null)
