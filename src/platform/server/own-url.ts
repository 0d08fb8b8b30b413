import { AppError } from '../../lib/app-error.ts'
import { getConfig } from './config.ts'

const LEADS_BACK = 'Diese Adresse führt zurück zu uns. Bitte geben Sie die Adresse auf Ihrer eigenen Website an.'

/** Whether an address leads to a page of ours. */
export function isOwnUrl(address: string | null): boolean {
  const named = address === null ? null : URL.parse(address)
  const own = new URL(getConfig().APP_URL).hostname
  const host = named?.hostname.replace(/\.$/, '')
  return host === own || host?.endsWith(`.${own}`) === true
}

/**
 * Refuses an address of ours where a company enters its own: under its name a link would lead into our pages and act
 * for whoever follows it.
 * @throws AppError `invalid` at the field
 */
export function refuseOwnUrl(address: string | null, field: string): void {
  if (!isOwnUrl(address)) return
  throw new AppError('invalid', LEADS_BACK, { reason: 'leadsBack', fieldErrors: { [field]: [LEADS_BACK] } })
}
