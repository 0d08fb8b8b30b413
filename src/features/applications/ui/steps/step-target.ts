import type { ApplicationStatus } from '~/features/applications/lifecycle'

/** What dialogs about a step need to know of an application. */
export type StepTarget = {
  id: string
  status: ApplicationStatus
  name: string
  jobTitle: string
  submittedAt: Date
}

export type PlannedStep = { applications: readonly StepTarget[]; to: ApplicationStatus }
