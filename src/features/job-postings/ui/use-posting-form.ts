import { useAppForm } from '~/ui/form/use-app-form'
import { type JobPostingInput, jobPostingInputSchema } from '../schema'

/** The form of the editor; its rules are those of the server. */
export function usePostingForm(defaultValues: JobPostingInput, onSubmit: (input: JobPostingInput) => Promise<void>) {
  return useAppForm({ schema: jobPostingInputSchema, defaultValues, onSubmit })
}

export type PostingForm = ReturnType<typeof usePostingForm>
