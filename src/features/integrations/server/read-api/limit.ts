import { createRateLimit } from '~/platform/server/rate-limit'

/** Twenty reads a second from one address, for as long as it likes. */
export const API_LIMIT = createRateLimit({ limit: 1200, windowSeconds: 60 })
