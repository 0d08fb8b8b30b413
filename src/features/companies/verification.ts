/** Mailboxes anybody can have; one there proves nothing about a company. */
const FREE_MAIL = new Set([
  'gmail.com',
  'googlemail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.com',
  'outlook.de',
  'hotmail.com',
  'hotmail.de',
  'live.de',
  'yahoo.com',
  'yahoo.de',
  'icloud.com',
  'me.com',
  'aol.com',
  'posteo.de',
  'mailbox.org',
  'proton.me',
  'protonmail.com',
  '1und1.de',
  'arcor.de',
])

/**
 * The domain that a mail to this address would prove for a company with this website, or null when the two have nothing
 * to do with each other. The address may be at the website's domain or at one the website lies below
 * (`name@firma.de` for `https://karriere.firma.de`).
 */
export function provesDomain(email: string, website: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (!URL.canParse(website) || FREE_MAIL.has(domain) || !domain.includes('.')) return null
  const host = new URL(website).hostname.toLowerCase().replace(/^www\./, '')
  // A public suffix like "co.uk" or "com.de" is nobody's own.
  if (/^(?:co|com|net|org|gov|ac)\.[a-z]{2}$/.test(domain)) return null
  return host === domain || host.endsWith(`.${domain}`) ? domain : null
}
