import { type JobPostingInput, jobPostingInputSchema } from '~/features/job-postings/schema'
import { useAppForm } from '~/ui/form/form'

/** The form of the editor; its rules are those of the server. */
export function usePostingForm(defaultValues: JobPostingInput, onSubmit: (input: JobPostingInput) => Promise<void>) {
  return useAppForm({ schema: jobPostingInputSchema, defaultValues, onSubmit })
}

export type PostingForm = ReturnType<typeof usePostingForm>
