import { createHmac } from 'node:crypto'
import { auth } from '../auth'

/** A session as better-auth makes and signs it, as a cookie. */
export async function sessionCookie(userId: string): Promise<string> {
  const context = await auth().internal.$context
  const session = await context.internalAdapter.createSession(userId)
  const { name, attributes } = context.authCookies.sessionToken
  const signature = createHmac('sha256', context.secret).update(session.token).digest('base64')
  const value = encodeURIComponent(`${session.token}.${signature}`)
  const maxAge = context.sessionConfig.expiresIn
  return `${name}=${value}; Path=${attributes.path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`
}
