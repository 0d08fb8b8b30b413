import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '~/server/root-router'
import { connectionLost } from './fetch-with-retry'

type Link = TRPCLink<AppRouter>
type RunningLink = ReturnType<Link>

/**
 * The browser's link, loaded with the first call: a visitor's page comes with its data and may never make one.
 * Calls of the same moment wait together and are batched as if the link had been there.
 */
export function lateLink(load: () => Promise<Link>): Link {
  return (runtime) => {
    let running: Promise<RunningLink> | undefined
    return ({ op, next }) =>
      observable((observer) => {
        let end: (() => void) | undefined
        let isOver = false
        running ??= load().then((link) => link(runtime))
        running.then(
          (link) => {
            if (isOver) return
            end = link({ op, next }).subscribe(observer).unsubscribe
          },
          (cause: unknown) => {
            // The next call tries to load it again.
            running = undefined
            observer.error(TRPCClientError.from(connectionLost(cause)))
          },
        )
        return () => {
          isOver = true
          end?.()
        }
      })
  }
}
