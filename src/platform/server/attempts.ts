/** Buckets kept at once; the oldest goes first. A process never holds more than a few megabytes. */
const MAX_BUCKETS = 20_000

const buckets = new Map<string, { count: number; until: number }>()

/**
 * Counts an attempt and says whether it is one too many. In memory of this process: a limit against nuisance, not a
 * lock; each process has its own.
 *
 * @param key what is limited and for whom, e.g. `alert:192.0.2.1`; never logged
 * @param windowMs how long an attempt counts, milliseconds
 */
export function isOneTooMany(key: string, limit: number, windowMs: number, now: number): boolean {
  const known = buckets.get(key)
  const bucket = known && known.until > now ? known : { count: 0, until: now + windowMs }
  bucket.count += 1
  // Moved to the end, so that what is in use is not what is thrown away.
  buckets.delete(key)
  buckets.set(key, bucket)
  const [oldest] = buckets.keys()
  if (buckets.size > MAX_BUCKETS && oldest !== undefined) buckets.delete(oldest)
  return bucket.count > limit
}
