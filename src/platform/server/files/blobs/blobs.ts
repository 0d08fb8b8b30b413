import { getConfig } from '../../config.ts'
import type { Blobs } from './blob-store.ts'
import { diskBlobs } from './disk.ts'
import { s3Blobs } from './s3.ts'

let files: Blobs | undefined
let keys: Blobs | undefined

/** The store of this installation: S3-compatible when `S3_URL` is set, otherwise the data directory. */
export function blobs(): Blobs {
  const { S3_URL, DATA_DIR } = getConfig()
  files ??= S3_URL ? s3Blobs(S3_URL) : diskBlobs(DATA_DIR)
  return files
}

/**
 * The keys of stored files, one each, by the file's id. Apart from the files and the database, and in no backup of them:
 * what is erased here is gone from every copy. In `KEYS_URL` when it is set, otherwise beside the files.
 */
export function fileKeys(): Blobs {
  const { KEYS_URL, S3_URL, DATA_DIR } = getConfig()
  const url = KEYS_URL ?? S3_URL
  keys ??= url ? s3Blobs(url, 'keys') : diskBlobs(DATA_DIR, 'keys')
  return keys
}
