/**
 * What processes tell each other, by channel. A notice is a list of short texts, ids or tags, never content: whoever
 * hears it reads for itself.
 */
export const CHANNELS = [
  /** Tags of public pages whose content has changed, as the pages name them in `x-page-cache`. */
  'changed_pages',
  /** A platform setting has changed; without ids. */
  'changed_settings',
  /** Mails wait in the outbox; their classes. */
  'outbox',
  /** Names of indexes with documents due. */
  'search_due',
  /** Names of indexes with new documents. */
  'search_fed',
  /** Users whose open pages should read conversations again. */
  'conversation',
  /** Users whose open pages should read applications again. */
  'application',
  /** Users whose open pages should read their notices again. */
  'notice',
] as const

export type Channel = (typeof CHANNELS)[number]
