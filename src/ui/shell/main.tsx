import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/**
 * What a page is about, where the skip link leads. `data-ready` says that React has taken it over, for whoever looks at the
 * page from outside.
 */
export function Main(props: Omit<ComponentProps<'main'>, 'id' | 'tabIndex'>) {
  const isReady = useHydrated()
  return <main {...props} id="inhalt" tabIndex={-1} data-ready={isReady || undefined} />
}
