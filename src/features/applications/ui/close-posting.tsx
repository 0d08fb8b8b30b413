import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { Select } from '~/ui/select'
import { TextArea } from '~/ui/text-area'
import { toast } from '~/ui/toast/toast-store'
import { unknownVariables } from '../templates'

/** Ends a posting for good and answers everybody who still waits, in one step. */
export function ClosePosting({ id, title }: { id: string; title: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: waiting } = useSuspenseQuery(trpc.jobPosting.unanswered.queryOptions({ id }))
  const { data: templates } = useSuspenseQuery(trpc.application.templates.queryOptions())
  const rejections = templates.filter(({ kind }) => kind === 'rejection')
  const [chosenId, setChosenId] = useState('system-stelle-besetzt')
  const template = rejections.find((each) => each.id === chosenId) ?? rejections[0]
  const [own, setOwn] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const message = own ?? template?.body ?? ''
  const unknown = unknownVariables(message)
  const problem =
    message.trim() === ''
      ? 'Eine Absage geht immer mit einem Text hinaus.'
      : unknown.length > 0
        ? `Unbekannter Platzhalter: ${unknown.join(', ')}`
        : undefined
  const archive = useMutation(
    trpc.jobPosting.archive.mutationOptions({
      onSuccess: async () => {
        toast.show({ severity: 'success', title: 'Stelle beendet', message: title, life: 5000 })
        await navigate({ to: '/app/company/job-postings' })
      },
      onSettled: async () => {
        await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
        await queryClient.invalidateQueries(trpc.application.pathFilter())
      },
    }),
  )
  function close() {
    setTried(true)
    if (waiting === 0) archive.mutate({ id })
    else if (!problem) archive.mutate({ id, message })
  }
  return (
    <Card as="section" padding="lg" className="grid max-w-[42rem] gap-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 text-sm">
          Die Stelle verschwindet aus der Suche und lässt sich nicht wieder öffnen. Ihre Bewerbungen bleiben bis zum
          Ende der Aufbewahrungsfrist lesbar.
        </p>
      </div>
      {waiting === 0 ? (
        <Note tone="success" title="Alle Bewerbungen sind beantwortet." />
      ) : (
        <>
          <Note
            tone="warn"
            title={waiting === 1 ? '1 Person wartet noch auf Antwort.' : `${waiting} Personen warten noch auf Antwort.`}
          >
            Mit dem Beenden bekommen alle eine Absage. Name und Anlass werden für jede Person eingesetzt.
          </Note>
          <Select
            label="Vorlage"
            value={template?.id ?? ''}
            options={rejections.map((each) => ({ value: each.id, label: each.title }))}
            onChange={(value) => {
              setChosenId(value)
              setOwn(null)
            }}
          />
          <TextArea
            label="Text der Absage"
            rows={11}
            maxLength={4000}
            value={message}
            onChange={setOwn}
            error={hasTried ? problem : undefined}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isPending={archive.isPending} onClick={close}>
          {waiting === 0 ? 'Stelle beenden' : 'Stelle beenden und allen antworten'}
        </Button>
        <ButtonLink to="/app/company/job-postings" variant="ghost">
          Behalten
        </ButtonLink>
      </div>
    </Card>
  )
}
