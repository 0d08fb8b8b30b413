import { getConfig } from '../../config.ts'
import type { Blobs } from './blob-store.ts'
import { diskBlobs } from './disk.ts'
import { s3Blobs } from './s3.ts'

let chosen: Blobs | undefined

/** The store of this installation: S3-compatible when `S3_URL` is set, otherwise the data directory. */
export function blobs(): Blobs {
  const { S3_URL, DATA_DIR } = getConfig()
  chosen ??= S3_URL ? s3Blobs(S3_URL) : diskBlobs(DATA_DIR)
  return chosen
}
