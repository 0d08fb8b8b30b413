import { useState } from 'react'
import { createResumeSchema } from '~/features/resumes/schema'
import { templateTexts } from '~/features/resumes/texts'
import { TEMPLATES } from '~/features/resumes/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'

const formSchema = createResumeSchema.omit({ id: true })

/** Title and template of a new résumé; its sections follow in the editor. */
export function CreateResumeForm({ onCreated }: { onCreated: (id: string) => void }) {
  const trpc = useTRPC()
  const [id] = useState(() => uuidv7())
  const create = useFormMutation(trpc.resume.create.mutationOptions())
  const form = useAppForm({
    schema: formSchema,
    defaultValues: { title: '', template: 'klar' },
    onSubmit: async (input) => {
      await create.mutateAsync({ ...input, id })
      onCreated(id)
    },
  })
  return (
    <Card as="section" padding="lg" className="max-w-[46rem]">
      <Form form={form} errorTitle="Das fehlt noch">
        <form.TextField
          name="title"
          label="Titel"
          description="Nur für dich und die Suche, zum Beispiel der Beruf: „Metall und CNC“."
          maxLength={80}
          isRequired
        />
        <form.RadioGroup
          name="template"
          label="Vorlage"
          description="Lässt sich später wechseln."
          variant="card"
          options={TEMPLATES.map((value) => ({ value, ...templateTexts[value] }))}
        />
        <div>
          <SubmitButton>Lebenslauf anlegen</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
