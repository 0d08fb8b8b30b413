import type { LinkProps } from '@tanstack/react-router'
import { createContext, type ReactNode } from 'react'

/** What the frame passes to the top bar of each page. */
export const AppFrameContext = createContext<{ home: LinkProps; topActions?: ReactNode }>({ home: { to: '/' } })
