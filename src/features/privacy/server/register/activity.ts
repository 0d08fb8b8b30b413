import type { Settings } from '~/platform/settings/schema'

/** One processing activity of the register (Art. 30 DSGVO), in the words of the law. */
export type Activity = {
  id: string
  name: string
  /** `controller`: for ourselves (Art. 30 (1)). `processor`: for the companies (Art. 30 (2)). */
  role: 'controller' | 'processor'
  purpose: string
  basis: string
  persons: string
  data: string
  recipients: string
  /** When it is deleted, with the present settings. */
  deletion: (settings: Settings) => string
  /** Where it is stored. */
  tables: readonly string[]
}

export const CONTRACT = 'Art. 6 Abs. 1 Buchst. b DSGVO (Vertrag)'
export const INTEREST = 'Art. 6 Abs. 1 Buchst. f DSGVO (berechtigtes Interesse)'
export const DUTY = 'Art. 6 Abs. 1 Buchst. c DSGVO (rechtliche Pflicht)'
