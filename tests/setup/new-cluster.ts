import fs from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBinaries } from '../../src/platform/server/database/embedded/binaries.ts'
import { clusterIn, give, initialise } from '../../src/platform/server/database/embedded/cluster.ts'
import { unprivileged } from '../../src/platform/server/database/embedded/unprivileged.ts'
import { quickDirectory } from './quick-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of an embedded PostgreSQL that was never started. */
    newCluster: string
  }
}

/** One new cluster for the whole run: tests that are not about the first start copy it (see copy-cluster.ts). */
export default async function setup(project: TestProject) {
  const parent = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk-cluster-'))
  // PostgreSQL may run as another user (see unprivileged.ts) and needs access.
  fs.chmodSync(parent, 0o711)
  function teardown() {
    fs.rmSync(parent, { recursive: true, force: true })
  }
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      teardown()
      process.exit(1)
    })
  }
  const directory = path.join(parent, 'postgres')
  try {
    fs.mkdirSync(directory, { mode: 0o700 })
    const cluster = clusterIn(directory)
    const binaries = findBinaries()
    const identity = unprivileged({ cluster: cluster.data, reaches: [path.dirname(binaries.postgres), parent] })
    give(directory, identity)
    await initialise(cluster, binaries, identity)
  } catch (error) {
    teardown()
    throw error
  }
  project.provide('newCluster', directory)
  return teardown
}
