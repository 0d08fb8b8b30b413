/**
 * What a sentence does with the words of a rule: it asks for them, refuses somebody for them, prefers or shuts out, only
 * shuts out, seeks, offers work for nothing, or only names people.
 */
export const ACTS = ['asked', 'refused', 'shut-out', 'kept-out', 'sought', 'unpaid', 'named'] as const
export type Act = (typeof ACTS)[number]

export const isAct = (check: string): check is Act => ACTS.some((act) => act === check)
