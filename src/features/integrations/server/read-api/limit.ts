import { createRateLimit } from '~/platform/server/rate-limit'

/** Twenty reads a second from one address, permanently. */
export const API_LIMIT = createRateLimit({ limit: 1200, windowSeconds: 60 })
