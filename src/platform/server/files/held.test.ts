import pg from 'pg'
import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '../config'
import { closeDatabase } from '../database/db'
import { blobs } from './blobs/blobs'
import { holdFiles } from './held'
import { removeStoredFile } from './store'

test('while a backup runs no file is removed, and its end, however it comes, lets them go', async () => {
  const id = uuidv7()
  await blobs().write(id, Buffer.from('ein Zeugnis'))
  const { DATABASE_DIRECT_URL: direct, DATABASE_URL: url } = getConfig()
  const backup = new pg.Client({ connectionString: direct ?? url })
  await backup.connect()
  await holdFiles(backup)
  await removeStoredFile(id)
  expect((await blobs().read(id)).toString()).toBe('ein Zeugnis')
  await backup.end()
  await expect
    .poll(async () => {
      await removeStoredFile(id)
      return blobs()
        .read(id)
        .catch(() => null)
    })
    .toBeNull()
  await closeDatabase()
})
