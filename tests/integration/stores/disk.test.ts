import { rm } from 'node:fs/promises'
import path from 'node:path'
import { describe } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { testWhoseStore } from './whose-store'

describe('a local directory', () => {
  testWhoseStore(() => rm(path.join(getConfig().DATA_DIR, 'files'), { recursive: true, force: true }))
})
