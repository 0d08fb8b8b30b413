/**
 * What keeps a process from its work, or `ready`. The details are for operators, in English and without anything personal:
 * they say more of the state, or what to look at although all goes on.
 */
export type Readiness = { state: 'ready' | 'starting' | 'database' | 'clock' | 'disk'; details: readonly string[] }
