import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, Scripts, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionQuery } from '~/platform/client/session'
import type { SessionUser } from '~/platform/client/session-user'
import { type Calls, CallsProvider } from '~/platform/client/trpc'
import { lazyDialog } from '~/ui/dialog/lazy-dialog'
import { PaletteKey } from '~/ui/navigation/command-palette-key'
import { themeScript } from '~/ui/shell/theme-script'
import { lazyPart } from '~/ui/states/lazy-part'
import { OfflineNotice } from '~/ui/states/offline-notice'
import { ToastHost } from '~/ui/toast/toast-host'
import styles from '../styles.css?url'
import textFont from '../ui/styles/fonts/hanken-german.woff2?url'
import { DocumentHead } from './-document-head'
import { PathBefore, RouteFocus } from './-route-focus'
import { SessionWatcher } from './-session-watcher'

/** Navigation by keyboard; loaded on the first Strg+K. */
const palette = lazyDialog(async () => (await import('./-frames/command-palette')).Palette)

/** Where it cannot be loaded, the page has no button for it. */
const FeedbackWidget = lazyPart(
  async () => (await import('~/features/feedback/ui/feedback-widget')).FeedbackWidget,
  () => null,
)

type RouterContext = Calls & {
  queryClient: QueryClient
  loadSession: () => Promise<SessionUser | null>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => ({
    user: await context.queryClient.fetchQuery(sessionQuery(context.loadSession)),
  }),
  // Once per visit, and not from the browser: a page must work without it.
  loader: async ({ context }) => ({
    hasFeedback: await context.trpcClient.feedback.isOffered.query().catch(() => false),
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      // An iPhone would make links of numbers before React takes the page over, which then renders it again.
      { name: 'format-detection', content: 'telephone=no' },
      { title: 'Stellwerk' },
      {
        name: 'description',
        content: 'Stellenmarkt mit Gehalt in der Anzeige und einem Datum, bis zu dem das Unternehmen antworten will.',
      },
    ],
    links: [
      { rel: 'stylesheet', href: styles },
      { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    ],
    scripts: [{ children: themeScript }],
  }),
  component: Root,
  shellComponent: Document,
})

function Root() {
  const { trpc, trpcClient } = Route.useRouteContext()
  const { hasFeedback } = Route.useLoaderData()
  const isHydrated = useHydrated()
  return (
    <CallsProvider trpc={trpc} trpcClient={trpcClient}>
      {/* Renders nothing, and on the server it would only cost time. */}
      {import.meta.env.SSR ? null : <SessionWatcher />}
      <PathBefore />
      <RouteFocus />
      <Outlet />
      <OfflineNotice />
      <ToastHost />
      {hasFeedback && isHydrated && <FeedbackWidget />}
      <PaletteKey palette={palette} />
    </CallsProvider>
  )
}

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="de" suppressHydrationWarning>
      <head>
        <DocumentHead />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
