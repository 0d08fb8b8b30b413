/**
 * What a sentence does with the words of a rule: it asks for them, refuses somebody for them, prefers or shuts out, only
 * shuts out, seeks, offers work for nothing, only names people, or decides about them in so many words.
 */
export const ACTS = [
  'asked',
  'refused',
  'shut-out',
  'kept-out',
  'sought',
  'unpaid',
  'named',
  'judged',
  'wished',
] as const
export type Act = (typeof ACTS)[number]

export const isAct = (check: string): check is Act => ACTS.some((act) => act === check)
