import { connectionLost } from '../calls/fetch-with-retry'

/** Gets the part that has been sent, between 0 and 1, while an upload runs. */
type Listener = (progress: number) => void
const listeners = new WeakMap<FormData | File, Listener>()

/** Reports the progress of this upload to `listener`; `fetch` cannot, so uploads go through XMLHttpRequest. */
export function onUploadProgress(body: FormData | File, listener: Listener): void {
  listeners.set(body, listener)
}

/** A `fetch` for one upload, with real progress and abort. Rejects like `fetch` when the connection is lost. */
export function uploadFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const body = init?.body
  if (!(body instanceof FormData || body instanceof File)) return fetch(input, init)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(init?.method ?? 'POST', input instanceof Request ? input.url : input)
  new Headers(init?.headers).forEach((value, name) => {
    request.setRequestHeader(name, value)
  })
  const listener = listeners.get(body)
  request.upload.onprogress = ({ loaded, total }) => listener?.(total > 0 ? loaded / total : 0)
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
  request.onerror = () => reject(connectionLost())
  request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
  init?.signal?.addEventListener('abort', () => request.abort(), { once: true })
  request.send(body)
  return promise
}
