import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePorts } from '../../../../../scripts/house/ports'
import { startS3 } from '../../../../../tests/setup/s3/s3-server'
import { fullPlaces } from '../../disk/no-room'
import { s3Blobs } from './s3'

describe('a store that speaks S3', () => {
  it('keeps, gives back whole and in part, lists and removes', async () => {
    const { url, keys } = await startS3()
    const store = s3Blobs(url)
    const content = Buffer.from('Zeugnis über Maße')
    await store.write('aaaa-01', content)
    expect(await keys()).toEqual(['akten/2026/files/01/aaaa-01'])
    expect((await store.read('aaaa-01')).equals(content)).toBe(true)
    const { size, read } = await store.open('aaaa-01')
    expect(size).toBe(content.length)
    expect((await buffer(read())).equals(content)).toBe(true)
    expect((await buffer(read({ start: 3, end: 6 }))).equals(content.subarray(3, 7))).toBe(true)
    await store.remove('aaaa-01')
    await store.remove('aaaa-01')
    await expect(store.read('aaaa-01')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.open('aaaa-01')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('takes over a file that lies complete on this machine', async () => {
    const { url } = await startS3()
    const store = s3Blobs(url)
    const folder = await mkdtemp(path.join(os.tmpdir(), 'stellwerk-s3-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const content = Buffer.alloc(300_000, 'Video ')
    await writeFile(path.join(folder, 'eingang'), content)
    await store.adopt('bbbb-02', path.join(folder, 'eingang'))
    expect((await store.read('bbbb-02')).equals(content)).toBe(true)
    expect(await readdir(folder)).toEqual([])
  })

  it('lists page by page, with the moment each was written', async () => {
    const { url, pageSize } = await startS3()
    const store = s3Blobs(url)
    // A store names whole seconds.
    const begun = Math.floor(Date.now() / 1_000) * 1_000
    const ids = Array.from({ length: 2 * pageSize + 1 }, (_, index) => `c-${String(index).padStart(4, '0')}`)
    for (let at = 0; at < ids.length; at += 40) {
      await Promise.all(ids.slice(at, at + 40).map((id) => store.write(id, Buffer.from(id))))
    }
    const listed: { id: string; writtenAt: Date }[] = []
    for await (const object of store.list()) listed.push(object)
    expect(listed.map(({ id }) => id).sort()).toEqual(ids)
    const ended = Date.now()
    for (const { writtenAt } of listed) {
      expect(writtenAt.getTime()).toBeGreaterThanOrEqual(begun)
      expect(writtenAt.getTime()).toBeLessThanOrEqual(ended)
    }
  }, 60_000)

  it('asks once more when the store falters, and says so when it stays away', async () => {
    const { url, fail } = await startS3()
    const store = s3Blobs(url)
    fail(2)
    await store.write('d-01', Buffer.from('ja'))
    fail(3)
    await expect(store.read('d-01')).rejects.toMatchObject({ code: 'unavailable', reason: 'fileStore' })
    expect((await store.read('d-01')).toString()).toBe('ja')
  })

  it('says that there is no room when the store is full, keeps what is in it, and takes more when there is', async () => {
    const { url, fail, setFull } = await startS3()
    const store = s3Blobs(url)
    await store.write('f-01', Buffer.from('ja'))
    setFull(true)
    const asked = fail(0)
    await expect(store.write('f-02', Buffer.from('nein'))).rejects.toMatchObject({
      message: expect.stringContaining('kein Platz für diese Datei'),
    })
    expect(asked()).toBe(1)
    expect(fullPlaces()).toEqual(['store'])
    expect((await store.read('f-01')).toString()).toBe('ja')
    setFull(false)
    await store.write('f-02', Buffer.from('jetzt'))
  })

  it('tells the log why it cannot be reached', async () => {
    const [port] = await freePorts(1)
    const away = s3Blobs(`http://key:secret@127.0.0.1:${port}/akten`)
    await expect(away.read('g-01')).rejects.toMatchObject({ code: 'unavailable', cause: { code: 'ECONNREFUSED' } })
  })

  it('keeps no file open that it could not hand over', async () => {
    const { url, fail } = await startS3()
    const [port] = await freePorts(1)
    const folder = await mkdtemp(path.join(os.tmpdir(), 'stellwerk-s3-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'eingang')
    // More than goes into the buffers of a connection.
    await writeFile(file, Buffer.alloc(5_000_000))
    fail(3)
    for (const address of [url, `http://key:secret@127.0.0.1:${port}/akten`]) {
      await expect(s3Blobs(address).adopt('h-01', file)).rejects.toMatchObject({ code: 'unavailable' })
    }
    await expect.poll(() => openFiles()).not.toContain(file)
  })

  it('is told at once that the key is wrong', async () => {
    const { url, fail } = await startS3()
    const asked = fail(0)
    await expect(s3Blobs(url.replace(/:[^:@]+@/, ':falsch@')).read('e-01')).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(asked()).toBe(1)
  })
})

/** Of this process, where the system tells. */
async function openFiles(): Promise<string[]> {
  const opened = (await readdir('/proc/self/fd').catch(() => [])).map((fd) =>
    readlink(`/proc/self/fd/${fd}`).catch(() => ''),
  )
  return Promise.all(opened)
}
