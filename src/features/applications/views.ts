import type { RouterOutputs } from '~/platform/client/trpc'

export type Application = RouterOutputs['application']['byId']
export type ApplicationStages = Application['stages']
export type DuplicateApplication = Application['duplicates'][number]
export type ApplicationInterview = Application['interviews'][number]
export type Board = RouterOutputs['application']['board']
export type BoardApplication = Board['columns'][number]['cards'][number]
export type OwnApplication = RouterOutputs['application']['mine']['items'][number]
export type OwnInterview = NonNullable<OwnApplication['interview']>
export type GuestPosting = RouterOutputs['application']['prepareAsGuest']
export type PreparedApplication = RouterOutputs['application']['prepare']
export type GuestApplication = RouterOutputs['application']['guest']
export type Template = RouterOutputs['application']['templates'][number]
export type ListedApplication = RouterOutputs['application']['list']['items'][number]
export type ClosingPostings = RouterOutputs['jobPosting']['closing']
export type Appointment = RouterOutputs['application']['appointments'][number]
export type InterviewToday = RouterOutputs['application']['today']['interviews'][number]
