import { getRequest } from '@tanstack/react-start/server'
import { createContext } from './context'

const contexts = new WeakMap<Request, ReturnType<typeof createContext>>()

/** The context of the page being rendered: one for all its calls, so that the session is read once. */
export function requestContext() {
  const request = getRequest()
  const existing = contexts.get(request)
  if (existing) return existing
  const created = createContext(request.headers)
  contexts.set(request, created)
  return created
}
