import { getConfig } from '../config.ts'

/** The sender's address, without its name. */
export function senderAddress(): string {
  const { MAIL_FROM } = getConfig()
  return MAIL_FROM.match(/<([^<>]+)>$/)?.[1] ?? MAIL_FROM
}
