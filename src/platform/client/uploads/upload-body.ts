import { connectionLost } from '../calls/fetch-with-retry'

/** Sends one file as the body of a request, with real progress between 0 and 1 and abort. */
export function uploadBody(
  url: string,
  file: File,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.setRequestHeader('content-type', /^video\//.test(file.type) ? file.type : 'video/mp4')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
  request.onerror = () => reject(connectionLost())
  request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(file)
  return promise
}
