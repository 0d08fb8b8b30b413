import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { TRPCClient } from '@trpc/client'
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { sessionQuery } from '~/platform/client/session'
import type { SessionUser } from '~/platform/client/session-user'
import { TRPCProvider } from '~/platform/client/trpc'
import type { AppRouter } from '~/server/root-router'
import { OfflineNotice } from '~/ui/offline-notice'
import { themeScript } from '~/ui/theme-script'
import { ToastHost } from '~/ui/toast/toast-host'
import styles from '../styles.css?url'
import { SessionWatcher } from './-session-watcher'

type RouterContext = {
  queryClient: QueryClient
  trpcClient: TRPCClient<AppRouter>
  trpc: TRPCOptionsProxy<AppRouter>
  loadSession: () => Promise<SessionUser | null>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({
    user: await context.queryClient.fetchQuery(sessionQuery(context.loadSession)),
  }),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'Stellwerk' },
      { name: 'description', content: 'Stellenmarkt mit Gehalt in der Anzeige und einer Antwort auf jede Bewerbung.' },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
    scripts: [{ children: themeScript }],
  }),
  component: Root,
  shellComponent: Document,
})

function Root() {
  const { queryClient, trpcClient } = Route.useRouteContext()
  return (
    <TRPCProvider queryClient={queryClient} trpcClient={trpcClient}>
      <I18nProvider locale="de-DE">
        <SessionWatcher />
        <Outlet />
        <OfflineNotice />
        <ToastHost />
      </I18nProvider>
    </TRPCProvider>
  )
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
