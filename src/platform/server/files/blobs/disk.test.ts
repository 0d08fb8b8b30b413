import fs from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { diskBlobs } from './disk.ts'

let dataDir: string
beforeEach(() => {
  dataDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-blobs-')))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))

/** What reaches the disk, in order: paths within the data directory, each with the files in it at that time. */
async function watchDisk() {
  const reached: { path: string; holds: string[] | null }[] = []
  const any = await open(dataDir)
  const prototype: FileHandle = Object.getPrototypeOf(any)
  await any.close()
  const { sync } = prototype
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const file = fs.readlinkSync(`/proc/self/fd/${this.fd}`)
    const holds = fs.statSync(file).isDirectory() ? fs.readdirSync(file) : null
    reached.push({ path: path.relative(dataDir, file), holds })
    await sync.call(this)
  })
  return reached
}

// Only Linux tells which file a descriptor belongs to.
it.runIf(process.platform === 'linux')(
  'a file and its name are both on the disk before it counts as stored',
  async () => {
    const store = diskBlobs(dataDir)
    await store.write('first-ab', Buffer.from('eins'))
    const reached = await watchDisk()
    await store.write('second-ab', Buffer.from('zwei'))
    const [bytes, name] = reached
    expect(reached).toHaveLength(2)
    expect(bytes?.path).toBe('files/ab/second-ab')
    expect(name).toEqual({ path: 'files/ab', holds: expect.arrayContaining(['first-ab', 'second-ab']) })

    // A new folder is also a name that must be synced.
    await store.write('third-cd', Buffer.from('drei'))
    expect(reached.slice(2).map((each) => each.path)).toEqual(['files', 'files/cd/third-cd', 'files/cd'])
    expect(reached.at(-3)?.holds).toContain('cd')
  },
)

it('what is written is read, as a whole and in part, and gone when removed', async () => {
  const store = diskBlobs(dataDir)
  await store.write('first-ab', Buffer.from('Weichenantrieb'))
  expect((await store.read('first-ab')).toString()).toBe('Weichenantrieb')
  const { size, read } = await store.open('first-ab')
  expect(size).toBe(14)
  expect(await new Response(read({ start: 7, end: 9 })).text()).toBe('ant')
  await store.remove('first-ab')
  await expect(store.read('first-ab')).rejects.toMatchObject({ code: 'ENOENT' })
})
