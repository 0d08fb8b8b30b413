/** What kept a click on "send" from sending; the page behind the link says it in words. */
export const GUEST_LINK_PROBLEMS = ['elsewhere', 'too-many', 'questions', 'fault'] as const
export type GuestLinkProblem = (typeof GUEST_LINK_PROBLEMS)[number]
