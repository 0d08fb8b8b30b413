/** Why the click on "send" failed; the page behind the link explains it. */
export const GUEST_LINK_PROBLEMS = ['elsewhere', 'too-many', 'questions', 'fault'] as const
export type GuestLinkProblem = (typeof GUEST_LINK_PROBLEMS)[number]
