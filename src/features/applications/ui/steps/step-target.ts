import type { ApplicationStatus } from '~/features/applications/lifecycle'

/** What dialogs about a step need to know of an application. */
export type StepTarget = {
  id: string
  status: ApplicationStatus
  name: string
  /** The name is not known here: texts keep their placeholders until they are sent. */
  isHidden: boolean
  jobTitle: string
  submittedAt: Date
}

export type PlannedStep = { applications: readonly StepTarget[]; to: ApplicationStatus }
