export const JOB_POSTING_STATUSES = ['draft', 'published', 'paused', 'expired', 'archived'] as const
export type JobPostingStatus = (typeof JOB_POSTING_STATUSES)[number]
export const jobPostingStatusLabels = {
  draft: 'Entwurf',
  published: 'Online',
  paused: 'Pausiert',
  expired: 'Abgelaufen',
  archived: 'Beendet',
} satisfies Record<JobPostingStatus, string>

export const RUN_DAYS = [30, 60, 90] as const

export const QUESTION_KINDS = ['yes-no', 'choice', 'number', 'text'] as const

type Question = { kind: (typeof QUESTION_KINDS)[number]; choices: readonly string[] }

/** The answers that a question offers; none where people write their own. */
export function offeredAnswers({ kind, choices }: Question): readonly string[] {
  if (kind === 'yes-no') return ['Ja', 'Nein']
  return kind === 'choice' ? choices : []
}

/** Tabs of "Jobs verwalten". */
export const MANAGE_TABS = ['online', 'entwuerfe', 'pausiert', 'abgelaufen', 'beendet'] as const
export type ManageTab = (typeof MANAGE_TABS)[number]
export const manageTabLabels = {
  online: 'Online',
  entwuerfe: 'Entwürfe',
  pausiert: 'Pausiert',
  abgelaufen: 'Abgelaufen',
  beendet: 'Beendet',
} satisfies Record<ManageTab, string>

/** Sortable columns of "Jobs verwalten". */
export const MANAGE_SORTS = ['titel', 'aufrufe', 'eingestellt', 'ende'] as const

/** Steps of the editor, in their order. */
export const EDITOR_STEPS = ['grunddaten', 'beschreibung', 'bedingungen', 'bewerbungsweg', 'pruefen'] as const
export type EditorStep = (typeof EDITOR_STEPS)[number]

/** Periods of a posting's figures: the last thirty days, or since it is online. */
export const FIGURE_PERIODS = ['30', 'alles'] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]
