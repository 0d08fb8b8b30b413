import { createContext, type ReactNode } from 'react'

/** What a frame shows in place of a slow page; without one, the router's own screen is shown. */
export const PendingContext = createContext<ReactNode>(null)
