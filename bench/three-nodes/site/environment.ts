import type { Engines } from './engines.ts'

export const SECRET = 'only for trying things out on one machine'

/** The configuration of the nodes: of the usual ones, and of the one whose connections can be disturbed. */
export function environments({ pair, store, search, mails, ways }: Engines, url: string) {
  const usual = {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    APP_URL: url,
    TRUST_PROXY: '1',
    AUTH_SECRET: SECRET,
    DEMO: 'on',
    MIGRATE: 'wait',
    // Longer than the balancer needs to notice.
    DRAIN_DELAY: '3',
    ...pair.env,
    ...store.env,
    ...search.env,
    ...mails.env,
  }
  const databases = ways.databases.map(({ host }) => host).join()
  const disturbed = {
    ...usual,
    DATABASE_URL: pair.env.DATABASE_URL.replace(pair.address, databases),
    DATABASE_READ_URL: (pair.env.DATABASE_READ_URL ?? '').replace(pair.address, databases),
    S3_URL: store.env.S3_URL.replace(new URL(store.address).host, ways.store.host),
    OPENSEARCH_URL: `http://${ways.search.map(({ host }) => host).join()}`,
  }
  return { usual, disturbed }
}
