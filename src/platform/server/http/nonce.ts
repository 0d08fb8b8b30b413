import { randomBytes } from 'node:crypto'

/** 128 random bits for one answer's content security policy; base64url needs no escaping in attributes. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url')
}
