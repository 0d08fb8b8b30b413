import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { MessageCheck, useAskBeforeSending } from '~/features/ad-check/ui/message-check'
import { rejectionProblem } from '~/features/applications/workflow/templates'
import { waitingText } from '~/features/job-postings/letters/waiting-text'
import { currentTime } from '~/lib/current-time'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { Select } from '~/ui/choices/select'
import { TextArea } from '~/ui/fields/text-area'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { Note } from '~/ui/note'
import { TitleText } from '~/ui/text/title-text'
import { toast } from '~/ui/toast/toast-store'
import type { ClosingPostings } from '../../views'
import { TemplatePreview } from '../templates/template-preview'
import { useTemplates } from '../templates/use-templates'

/** Closes one or several postings and answers everybody who still waits, in one step. */
export function ClosePostings({ postings }: { postings: ClosingPostings }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { templates: rejections, fill } = useTemplates('rejection')
  const [chosenId, setChosenId] = useState('system-stelle-besetzt')
  const template = rejections.find((each) => each.id === chosenId) ?? rejections[0]
  const [own, setOwn] = useState<string | null>(null)
  useKeptTexts('beenden', {
    template: { text: chosenId, bringBack: setChosenId },
    message: { text: own, bringBack: setOwn },
  })
  const [hasTried, setTried] = useState(false)
  const message = own ?? template?.body ?? ''
  const problem = rejectionProblem(message)
  const mayBeSent = useAskBeforeSending()
  const waiting = postings.reduce((sum, posting) => sum + posting.waiting, 0)
  const promised = postings.filter((posting) => posting.promised > 0)
  const promisedCount = promised.reduce((sum, posting) => sum + posting.promised, 0)
  const example = postings.find(isUnanswered)
  const answered = postings.filter((posting) => !isUnanswered(posting))
  const stellen = postings.length === 1 ? 'Stelle' : `${postings.length} Stellen`
  const bulk = useMutation(
    trpc.jobPosting.bulk.mutationOptions({
      onSuccess: async ({ done, failed }, { ids }) => {
        if (done > 0) {
          const [only] = ids.length === 1 ? postings.filter(({ id }) => id === ids[0]) : []
          const title = done === 1 ? 'Stelle beendet' : `${done} Stellen beendet`
          toast.success(title, only?.title)
        }
        // Postings that could not be closed stay on the page, with the reason.
        if (failed.length === 0 && ids.length === postings.length) await navigate({ to: '/app/company/job-postings' })
      },
      onSettled: async () => {
        await queryClient.invalidateQueries(trpc.application.pathFilter())
      },
    }),
  )
  const failed = bulk.data?.failed ?? []
  function close(chosen: ClosingPostings, words?: string) {
    bulk.mutate({ ids: chosen.map(({ id }) => id), action: 'archive', message: words })
  }
  async function closeAll() {
    setTried(true)
    if (!example) close(postings)
    else if (!problem && (await mayBeSent([message]))) close(postings, message)
  }

  return (
    <Card as="section" padding="lg" className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 className="text-xl">
          <TitleText title={postings.length === 1 ? (postings[0]?.title ?? '') : `${stellen} beenden`} />
        </h2>
        <p className="mt-2 text-sm">
          {postings.length === 1 ? 'Die Stelle verschwindet' : 'Die Stellen verschwinden'} aus der Suche und{' '}
          {postings.length === 1 ? 'lässt' : 'lassen'} sich nicht wieder öffnen. Die Bewerbungen bleiben bis zum Ende
          der Aufbewahrungsfrist lesbar.
        </p>
      </div>
      {postings.length > 1 && (
        <ul className="divide border-y border-line">
          {postings.map(({ id, title, waiting: open, promised: decided }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <span className="wrap-anywhere">{title}</span>
              {open > 0 && <Chip tone="warn">{waitingText(open)}</Chip>}
              {decided > 0 && <Chip>{decided} mit Angebot oder Gespräch</Chip>}
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <Note tone="error" title="Nicht alles ließ sich beenden." isAlert>
          <ul>
            {failed.map((each) => (
              <li key={each.id}>
                {postings.find(({ id }) => id === each.id)?.title}: {each.message}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {!example ? (
        <Note tone="success" title="Alle Bewerbungen sind beantwortet." />
      ) : (
        <>
          {waiting > 0 && (
            <Note tone="warn" title={`${waitingText(waiting)}.`}>
              Mit dem Beenden bekommen alle eine Absage. Name und Stelle setzen wir für jede Person ein.
            </Note>
          )}
          {promisedCount > 0 && (
            <Note tone="warn" title={promisedText(promisedCount, waiting > 0)}>
              Mit dem Beenden wäre es auch damit vorbei: Das Angebot endet, das Gespräch fällt aus. Entscheiden Sie
              darüber besser zuerst:{' '}
              {promised.map(({ id, title }) => (
                <TextLink key={id} to="/app/company/applications" search={{ stelle: id }} className="mr-2">
                  {title}
                </TextLink>
              ))}
            </Note>
          )}
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
          <MessageCheck text={message} onChange={setOwn} />
          <TemplatePreview
            label="Vorschau mit einem erfundenen Namen"
            text={fill(message, {
              name: 'Miriam Yıldız',
              isHidden: false,
              jobTitle: example.title,
              submittedAt: currentTime(),
            })}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isPending={bulk.isPending} onClick={() => void closeAll()}>
          {!example ? `${stellen} beenden` : `${stellen} beenden und allen antworten`}
        </Button>
        {example && answered.length > 0 && (
          <Button variant="outline" isPending={bulk.isPending} onClick={() => close(answered)}>
            Nur {answered.length === 1 ? 'die eine' : `die ${answered.length}`} ohne offene Bewerbung beenden
          </Button>
        )}
        <ButtonLink to="/app/company/job-postings" variant="ghost">
          Behalten
        </ButtonLink>
      </div>
    </Card>
  )
}

/** Closing needs an answer for them. */
function isUnanswered({ waiting, promised }: ClosingPostings[number]): boolean {
  return waiting + promised > 0
}

function promisedText(count: number, isMore: boolean): string {
  const who = count === 1 ? 'Eine Person hat' : `${count} Personen haben`
  return `${who} ${isMore ? 'außerdem ' : ''}ein offenes Angebot oder ein vereinbartes Gespräch.`
}
