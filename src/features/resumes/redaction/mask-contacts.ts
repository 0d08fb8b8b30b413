import { hideEmails, hidePhones } from './contact-patterns'

/** A text without addresses and telephone numbers, as the other side sees it until both have agreed to show them. */
export function maskContacts(text: string): string {
  return hidePhones(hideEmails(text, '[E-Mail-Adresse verborgen]'), '[Telefonnummer verborgen]')
}
