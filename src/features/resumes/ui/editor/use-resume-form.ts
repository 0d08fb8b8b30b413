import type { z } from '~/lib/zod'
import { useAppForm } from '~/ui/form/form'
import { updateResumeSchema } from '../../schema'

/** The editor's data; id and version belong to saving. */
export const draftSchema = updateResumeSchema.omit({ id: true, version: true })
export type ResumeDraft = z.output<typeof draftSchema>

/** The form of the résumé editor; its rules are those of the server. */
export function useResumeForm(
  initial: ResumeDraft,
  onSubmit: (draft: ResumeDraft, values: ResumeDraft) => Promise<void>,
) {
  return useAppForm({ schema: draftSchema, defaultValues: initial, onSubmit })
}

export type ResumeForm = ReturnType<typeof useResumeForm>
