import { describe, expect, test } from 'vitest'
import { passOn } from '../../../src/platform/server/bus/hear.ts'
import { PageCache } from '../../../src/platform/server/http/page-cache.ts'
import { hashSource } from '../../../src/platform/server/http/security/csp.ts'
import { detachNonce } from '../../../src/platform/server/http/security/detach-nonce.ts'
import { nonceOf, page, startServer } from './running-server.ts'

const CACHED = { 'x-page-cache': '60; tags=home,job-posting:1' }

function detach(html: string, nonce: string) {
  return detachNonce(html, nonce)
}

function counting(body: (asked: Request, count: number) => string = (_, count) => `Seite ${count}`) {
  let count = 0
  return {
    fetch: (asked: Request) => {
      count += 1
      return page(body(asked, count), CACHED)
    },
    count: () => count,
  }
}

describe('public pages', () => {
  test('are rendered once and carry no trace of how', async () => {
    const app = counting()
    const { url } = await startServer(app.fetch)
    const first = await fetch(`${url}/a`)
    const second = await fetch(`${url}/a`)
    expect(await first.text()).toBe('Seite 1')
    expect(await second.text()).toBe('Seite 1')
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(second.headers.get('x-page-cache')).toBeNull()
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(await (await fetch(`${url}/a?seite=2`)).text()).toBe('Seite 2')
    expect(await (await fetch(`${url}/a`, { headers: { cookie: 'darstellung=dunkel' } })).text()).toBe('Seite 1')
  })

  test('HEAD has the headers of GET and fills the cache for it', async () => {
    const app = counting(() => 'Seite')
    const { url } = await startServer(app.fetch)
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('5')
    expect(await head.text()).toBe('')
    expect(await (await fetch(url)).text()).toBe('Seite')
    expect(app.count()).toBe(1)
  })

  test('asked for by many at once are rendered once', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let renders = 0
    const { url } = await startServer(async () => {
      renders += 1
      await promise
      return page('Seite', CACHED)
    })
    const answers = Array.from({ length: 20 }, () => fetch(url))
    await expect.poll(() => renders).toBe(1)
    resolve()
    for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe('Seite')
    expect(renders).toBe(1)
  })

  test('answer 304 to their tag, compressed or not', async () => {
    const app = counting(() => 'Seite '.repeat(500))
    const { url } = await startServer(app.fetch)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const full = await fetch(url, { headers: { 'accept-encoding': encoding } })
      expect(full.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect((await full.text()).length).toBe(3000)
      const tag = full.headers.get('etag') ?? ''
      const again = await fetch(url, { headers: { 'if-none-match': tag, 'accept-encoding': encoding } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(tag)
    }
  })
})

describe('pages that are not for everybody', () => {
  test('a session neither reads nor fills the cache, and its page is stored nowhere', async () => {
    const app = counting()
    const { url } = await startServer(app.fetch)
    await fetch(url)
    for (const name of ['better-auth.session_token', '__Secure-better-auth.session_token']) {
      const own = await fetch(url, { headers: { cookie: `a=b; ${name}=xyz`, 'if-none-match': '*' } })
      expect(own.status).toBe(200)
      expect(await own.text()).not.toBe('Seite 1')
      expect(own.headers.get('cache-control')).toBe('private, no-store')
      expect(own.headers.get('etag')).toBeNull()
    }
    expect(await (await fetch(url)).text()).toBe('Seite 1')
  })

  test.each([
    ['without the header', () => page('x')],
    ['that sets a cookie', () => page('x', { ...CACHED, 'set-cookie': 'a=b' })],
    ['that is no page', () => new Response('x', { headers: CACHED })],
    ['that failed', () => page('x', CACHED, 500)],
  ])('an answer %s is not kept', async (_, answer) => {
    let count = 0
    const { url } = await startServer(() => {
      count += 1
      return answer()
    })
    await (await fetch(url)).text()
    const second = await fetch(url)
    expect(second.headers.get('x-page-cache')).toBeNull()
    expect(count).toBe(2)
  })

  test('long queries, other hosts, sign-in by header and the API do not meet in the cache', async () => {
    const app = counting()
    const { url, port } = await startServer(app.fetch)
    const long = `${url}/?q=${'a'.repeat(600)}`
    await fetch(long)
    await fetch(long)
    await fetch(`${url}/api/x`)
    await fetch(`${url}/api/x`)
    await fetch(url, { headers: { authorization: 'Bearer x' } })
    expect(app.count()).toBe(5)
    await fetch(url)
    await fetch(`http://localhost:${port}/`)
    expect(app.count()).toBe(7)
  })
})

describe('the nonce', () => {
  const html = (asked: Request) => {
    const nonce = nonceOf(asked)
    return `<head><meta property="csp-nonce" content="${nonce}"/><style nonce="${nonce}">a{}</style></head>
<script nonce="${nonce}">start()</script><script type="module" nonce="${nonce}" src="/assets/a.js"></script>
<script type="application/ld+json" nonce="${nonce}">{}</script><script>injected()</script>`
  }

  test('is fresh for every page that is not shared, and in its policy', async () => {
    const seen: string[] = []
    const { url } = await startServer((asked) => {
      seen.push(nonceOf(asked))
      return page('x', { 'cache-control': 'public, max-age=600', etag: '"x"', 'content-security-policy': 'open' })
    })
    for (const attempt of [0, 1]) {
      const answer = await fetch(url, { headers: { 'x-csp-nonce': 'mine' } })
      expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'nonce-${seen[attempt]}'`)
      expect(answer.headers.get('content-security-policy')).not.toContain('open')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('etag')).toBeNull()
    }
    expect(new Set(seen).size).toBe(2)
    expect(seen).not.toContain('mine')
  })

  test('never appears in a shared page; hashes of exactly what carried it stand in its place', async () => {
    const { createHash } = await import('node:crypto')
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    let nonce = ''
    const { url } = await startServer((asked) => {
      nonce = nonceOf(asked)
      return page(html(asked), CACHED)
    })
    const answers = [await fetch(url), await fetch(url)]
    for (const answer of answers) {
      const body = await answer.text()
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(body + policy).not.toContain(nonce)
      expect(policy).not.toContain('nonce')
      expect(body).not.toContain('nonce')
      expect(policy).toContain(`script-src 'self' ${hash('start()')};`)
      expect(policy).toContain(`style-src 'self' ${hash('a{}')} `)
      expect(policy).not.toContain(hash('injected()'))
      expect(policy).not.toContain(hash('{}'))
    }
  })

  test.each([
    ['in the value of an attribute that swallows it', '<script data-x="<script nonce="N">evil()</script>'],
    ['in another attribute', '<script data-nonce="N">evil()</script>'],
    ['second, where browsers take the first', '<script nonce="x" nonce="N">evil()</script>'],
    ['in a text', '<p>nonce="N"</p><script>evil()</script>'],
  ])('blesses nothing when it stands %s', (_, html) => {
    expect(detach(html, 'N')?.inline.scripts ?? []).toEqual([])
  })

  test('blesses what carries it, however it is written', () => {
    const html = `<SCRIPT async nonce='N' data-x="a>b">a()
b()</SCRIPT ><script type=module nonce=N>c()</script>`
    expect(detach(html.replaceAll('N', 'nnn'), 'nnn')).toBeUndefined()
    const usual =
      '<script async="" nonce="N" data-x="a>b">a()\r\nb()</script><script type="module" nonce="N">c()</script>'
    expect(detach(usual, 'N')?.inline.scripts).toEqual([hashSource('a()\nb()'), hashSource('c()')])
    expect(detach('<script nonce="N"><!-- <script> </script>', 'N')).toBeUndefined()
  })

  test('leaves a page as it was but for itself, letters of more than a byte as well', () => {
    const html = `<p>„Grüße“</p><script nonce="N">sag("„Tschüs“ 👋")</script><style nonce="N">a::after{content:"…"}</style><p>ß</p>`
    const meta = '<meta property="csp-nonce" content="N"/>'
    const { html: rest, inline } = detach(`<head>${meta}</head>${html}`, 'N') ?? {}
    expect(rest).toBe(`<head></head>${html.replaceAll(' nonce="N"', '')}`)
    expect(inline?.scripts).toEqual([hashSource('sag("„Tschüs“ 👋")')])
    expect(inline?.styles).toEqual([hashSource('a::after{content:"…"}')])
  })

  test.each([
    '<meta property="csp-nonce" content="a"/><p>N</p>',
    '<meta name="x" content="N"/>',
    'N',
    '<p nonce="N',
    '<p data-nonce="N">',
  ])('cannot be taken from %s', (html) => {
    expect(detach(html, 'N')).toBeUndefined()
  })

  test('a 304 carries the policy of the page it revives', async () => {
    const { url } = await startServer((asked) => page(html(asked), CACHED))
    const full = await fetch(url)
    const tag = full.headers.get('etag') ?? ''
    const revived = await fetch(url, { headers: { 'if-none-match': tag } })
    expect(revived.status).toBe(304)
    expect(revived.headers.get('content-security-policy')).toBe(full.headers.get('content-security-policy'))
    passOn('changed_pages', '["home"]')
    // Rendered again with another nonce, it is the same page with the same tag.
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  test('a page that shows its nonce in another place is sent, but not shared', async () => {
    const { url } = await startServer((asked) => page(`<p>${nonceOf(asked)}</p>`, CACHED))
    const first = await fetch(url)
    const second = await fetch(url)
    expect(await first.text()).not.toBe(await second.text())
    expect(first.headers.get('content-security-policy')).toContain("'nonce-")
    expect(first.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('invalidation', () => {
  test('forgets what carries the tag, and only that', async () => {
    let count = 0
    const { url } = await startServer((asked) => {
      count += 1
      return page(`${count}`, { 'x-page-cache': `60; tags=${new URL(asked.url).pathname.slice(1)}` })
    })
    await fetch(`${url}/a`)
    await fetch(`${url}/b`)
    passOn('changed_pages', '["a"]')
    expect(await (await fetch(`${url}/a`)).text()).toBe('3')
    expect(await (await fetch(`${url}/b`)).text()).toBe('2')
    passOn('changed_settings', '[]')
    expect(await (await fetch(`${url}/b`)).text()).toBe('4')
  })

  test('of a page being rendered keeps the old one out, also from those who come after', async () => {
    const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
    let renders = 0
    const { url } = await startServer(async () => {
      renders += 1
      return page((await gates[renders - 1]?.promise) ?? 'zu oft', CACHED)
    })
    const before = fetch(url)
    await expect.poll(() => renders).toBe(1)
    passOn('changed_pages', '["job-posting:1"]')
    const after = fetch(url)
    await expect.poll(() => renders).toBe(2)
    gates[1]?.resolve('neu')
    expect(await (await after).text()).toBe('neu')
    gates[0]?.resolve('alt')
    expect(await (await before).text()).toBe('alt')
    expect(await (await fetch(url)).text()).toBe('neu')
  })
})

describe('bounds', () => {
  const content = (size: number) => ({
    status: 200,
    tag: 'W/"x"',
    headers: [],
    identity: Buffer.alloc(size),
    encoded: new Map(),
    isCompressed: true,
  })

  test('entries end after their seconds', () => {
    let now = 0
    const cache = new PageCache({ entries: 10, bytes: 1_000_000 }, () => now)
    cache.begin('a').keep(content(1), { seconds: 5, tags: [] })
    now = 4_999
    expect(cache.get('a')).toBeDefined()
    now = 5_000
    expect(cache.get('a')).toBeUndefined()
    // For a while it still replaces one that cannot be rendered.
    expect(cache.lapsed('a')).toBeDefined()
    now += 15 * 60 * 1000
    expect(cache.lapsed('a')).toBeUndefined()
    expect(cache.get('a')).toBeUndefined()
    expect(cache.size).toEqual({ entries: 0, bytes: 0 })
  })

  test('the least recently used go first, by number and by weight', () => {
    const cache = new PageCache({ entries: 3, bytes: 1_000_000 })
    for (const key of ['a', 'b', 'c']) cache.begin(key).keep(content(1), { seconds: 5, tags: [] })
    cache.get('a')
    cache.begin('d').keep(content(1), { seconds: 5, tags: [] })
    expect([cache.get('a'), cache.get('b')].map((entry) => entry !== undefined)).toEqual([true, false])
    const small = new PageCache({ entries: 1_000, bytes: 500_000 })
    for (let index = 0; index < 100; index += 1) small.begin(`${index}`).keep(content(10_000), { seconds: 5, tags: [] })
    expect(small.size.bytes).toBeLessThanOrEqual(500_000)
    expect(small.size.entries).toBeGreaterThan(15)
    const before = small.size.entries
    small.begin('huge').keep(content(400_000), { seconds: 5, tags: [] })
    expect(small.size.entries).toBe(before)
  })
})
