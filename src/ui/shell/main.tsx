import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** The page's main content, target of the skip link. `data-ready` shows that React has hydrated it, for tests. */
export function Main(props: Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>) {
  const isReady = useHydrated()
  return <main {...props} id="inhalt" tabIndex={-1} data-ready={isReady || undefined} />
}
