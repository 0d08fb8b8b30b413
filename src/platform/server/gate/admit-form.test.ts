import { expect, test } from 'vitest'
import { admitForm } from './admit-form'

const part = (boundary: string) => `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`

/** A form of 500 parts whose header names a boundary in some way. */
function form(type: string, boundary = 'x'): Request {
  const body = `${part(boundary).repeat(500)}--${boundary}--\r\n`
  return new Request('http://stellwerk.test/', { method: 'POST', headers: { 'content-type': type }, body })
}

async function partsRead(request: Request): Promise<number> {
  const admitted = admitForm(request)
  if ('refusal' in admitted) return 0
  return admitted.request.formData().then(
    (read) => [...read].length,
    () => 0,
  )
}

// Node's parser takes the first parameter of that name, knows quotes with backslashes, and ignores the others.
test.each([
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="x"',
  'multipart/form-data; q="; boundary=a;"; boundary=x',
  'multipart/form-data; boundary=x; boundary=a',
  'multipart/form-data; boundary=a; boundary=x',
  'multipart/form-data; aboundary=a; boundary=x',
  'multipart/form-data; boundary="\\x"',
  'multipart/form-data; boundary=a, multipart/form-data; boundary=x',
  'multipart/form-data;boundary=a;charset=utf-8;boundary=x',
])('500 parts are too many, however their boundary is named: %s', async (type) => {
  const unguarded = await form(type)
    .formData()
    .then((read) => [...read].length)
    .catch(() => 0)
  expect([0, 500]).toContain(unguarded)
  expect(await partsRead(form(type))).toBe(0)
})

test.each(['----WebKitFormBoundary7MA4YWxkTrZu0gW', '----geckoformboundary1c1c81a9', '----formdata-undici-0123456789'])(
  'forms of browsers and of Node pass: %s',
  async (boundary) => {
    const body = `${part(boundary)}--${boundary}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    expect(await partsRead(new Request('http://stellwerk.test/', { method: 'POST', headers, body }))).toBe(1)
  },
)
