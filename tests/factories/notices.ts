import { uuidv7 } from '~/lib/uuid'
import { announce } from '~/platform/server/bus/announce'
import { startBus } from '~/platform/server/bus/bus'
import type { Channel } from '~/platform/server/bus/channels'
import { hear } from '~/platform/server/bus/hear'
import { database } from '~/platform/server/database/db'

/** What this process hears on a channel while a command runs, one list of ids for each notice. */
export async function noticesDuring(channel: Channel, command: () => Promise<unknown>): Promise<string[][]> {
  const notices: string[][] = []
  const end = uuidv7()
  const [hearing, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const stopHearing = hear([channel], {
    heard: (ids) => (ids.includes(end) ? ended.resolve() : notices.push([...ids])),
    missed: () => hearing.resolve(),
  })
  ended.promise.catch(() => {})
  const bus = startBus(ended.reject)
  try {
    await hearing.promise
    await command()
    // Notices arrive in the order of their commits: after this one all earlier ones have arrived.
    await announce(database().db, channel, [end])
    await ended.promise
    return notices
  } finally {
    stopHearing()
    await bus.stop()
  }
}
