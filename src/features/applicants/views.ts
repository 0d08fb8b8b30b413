import type { RouterOutputs } from '~/platform/client/trpc'

export type SavedJobs = RouterOutputs['savedJob']['list']
export type SavedJob = SavedJobs['items'][number]
export type OwnProfile = NonNullable<RouterOutputs['applicantProfile']['mine']>
