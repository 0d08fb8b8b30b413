import { connectionLost } from '../calls/fetch-with-retry'

/** Bytes sent and total bytes, while an upload runs. */
export type UploadProgress = { loaded: number; total: number }

type Listener = (progress: UploadProgress) => void
const listeners = new WeakMap<FormData, Listener>()

/** Reports the progress of this form's upload to `listener`; `fetch` cannot, so uploads go through XMLHttpRequest. */
export function onUploadProgress(form: FormData, listener: Listener): void {
  listeners.set(form, listener)
}

/** A `fetch` for one form upload, with real progress and abort. Rejects like `fetch` when the connection is lost. */
export function uploadFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const body = init?.body
  if (!(body instanceof FormData)) return fetch(input, init)
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(init?.method ?? 'POST', input instanceof Request ? input.url : input)
  new Headers(init?.headers).forEach((value, name) => {
    request.setRequestHeader(name, value)
  })
  const listener = listeners.get(body)
  request.upload.onprogress = ({ loaded, total }) => listener?.({ loaded, total })
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
  request.onerror = () => reject(connectionLost())
  request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
  init?.signal?.addEventListener('abort', () => request.abort(), { once: true })
  request.send(body)
  return promise
}
