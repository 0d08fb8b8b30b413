import { afterAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../setup/s3/s3-server'

const store = await startS3()
// Read when the product first asks for its configuration.
process.env.S3_URL = store.url
const { testWhoseStore } = await import('./whose-store')
const { keepStore } = await import('~/features/privacy/server/retention/keep-store')
const { readiness } = await import('~/server/readiness')
const { blobs } = await import('~/platform/server/files/blobs/blobs')

afterAll(() => store.close())

describe('a store that speaks S3', () => {
  testWhoseStore(() => store.clear())

  // It never answers: whoever is told at all is told by our limit.
  test('falls silent: people hear it, operators on /readyz', async () => {
    store.fallSilent()
    await expect(blobs().read('aaaa-01')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Die Dateiablage antwortet gerade nicht. Bitte später noch einmal versuchen.',
    })
    const keeper = keepStore()
    await keeper.stop()
    expect((await readiness()).details).toEqual([expect.stringContaining('the file store does not answer')])
  }, 40_000)
})
