/** A short text instead of a file, e.g. why there is none. */
export function plainAnswer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Any other method is a mistake where something is only read. */
export function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
