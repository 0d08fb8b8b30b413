import { choiceParam, numberParam, searchParams, textParam } from '~/lib/search-params'

/** `barrier` comes from the accessibility page, the others from the widget. */
export const FEEDBACK_KINDS = ['praise', 'fault', 'idea', 'barrier'] as const
/** What the widget offers. */
export const WIDGET_KINDS = ['praise', 'fault', 'idea'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

export const feedbackKindLabels = {
  praise: 'Lob',
  fault: 'Fehler',
  idea: 'Idee',
  barrier: 'Barriere',
} satisfies Record<FeedbackKind, string>

export const FEEDBACK_STATES = ['open', 'done'] as const

/** Parameters of `/super/feedback`; without a state the open ones are shown. */
export const readFeedbackList = searchParams({
  state: choiceParam(FEEDBACK_STATES),
  art: choiceParam(FEEDBACK_KINDS),
  q: textParam(120),
  page: numberParam(1, 100_000),
})
export type FeedbackList = ReturnType<typeof readFeedbackList>
