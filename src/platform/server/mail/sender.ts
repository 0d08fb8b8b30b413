import { getConfig } from '../config.ts'

/** The address that mails come from, without the name beside it. */
export function senderAddress(): string {
  const { MAIL_FROM } = getConfig()
  return MAIL_FROM.match(/<([^<>]+)>$/)?.[1] ?? MAIL_FROM
}
