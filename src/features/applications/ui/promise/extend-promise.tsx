import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageCheck, useAskBeforeSending } from '~/features/ad-check/ui/message-check'
import type { extensionsFrom } from '~/features/applications/answer-promise'
import { placeholderProblem } from '~/features/job-postings/letters/placeholders'
import { formatShortDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Segment } from '~/ui/choices/segment'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextArea } from '~/ui/fields/text-area'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { toast } from '~/ui/toast/toast-store'

const WORDS =
  'Guten Tag {name},\n\nfür Ihre Bewerbung als „{stelle}“ brauchen wir noch etwas Zeit. Sie ist weiter im Rennen.\n\nFreundliche Grüße\n{absender}'
const LEAST = 20

type ExtendPromiseProps = {
  jobPostingId: string
  /** At least one. */
  choices: ReturnType<typeof extensionsFrom>
}

/** Puts the answers off to all who wait for one to a posting and would have it sooner, once, with a few words to each. */
export function ExtendPromise({ jobPostingId, choices }: ExtendPromiseProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useKeptOpen(`verschieben-${jobPostingId}`)
  const [chosen, setChosen] = useState('14')
  const choice = choices.find(({ days }) => String(days) === chosen) ?? choices.at(-1)
  const [message, setMessage] = useState(WORDS)
  const [hasTried, markTried] = useTries()
  const mayBeSent = useAskBeforeSending()
  useKeptTexts(`frist-${jobPostingId}`, { message: { text: isOpen ? message : null, bringBack: setMessage } })
  const extend = useMutation(
    trpc.jobPosting.extendPromise.mutationOptions({
      onSuccess: ({ count, until }) => {
        const who = count === 1 ? 'Eine Person weiß' : `${count} Personen wissen`
        toast.show({ severity: 'success', title: `${who} jetzt: Antwort bis ${formatShortDay(until)}`, life: 7000 })
        setOpen(false)
      },
      onSettled: async () => {
        await queryClient.invalidateQueries(trpc.application.pathFilter())
      },
    }),
  )
  const isShort = message.trim().length < LEAST
  const problem = isShort ? 'Bitte schreiben Sie den Wartenden ein paar Worte.' : placeholderProblem(message)
  async function send() {
    markTried()
    if (choice && !problem && (await mayBeSent([message]))) {
      extend.mutate({ id: jobPostingId, days: choice.days, message })
    }
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Antworten verschieben
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title="Antworten verschieben"
          act={{ label: 'Verschieben und allen schreiben', isPending: extend.isPending, onClick: () => void send() }}
        >
          <div className="grid gap-4">
            <p className="text-sm">
              Alle, denen eine erste Antwort bis zu einem früheren Tag zugesagt ist, bekommen Ihre Nachricht und das
              neue Datum. Das geht einmal je Stelle. In der Antwortquote zählt weiter das zuerst zugesagte Datum.
            </p>
            {choices.length > 1 && (
              <Segment
                label="Neue Frist, von heute an"
                options={choices.map(({ days }) => ({ value: String(days), label: `${days}\u00a0Tage` }))}
                value={String(choice?.days)}
                onChange={setChosen}
              />
            )}
            <p className="text-sm text-muted">Neues Datum: {choice && formatShortDay(choice.until)}</p>
            <TextArea
              label="Nachricht an die Wartenden"
              rows={7}
              maxLength={2000}
              value={message}
              onChange={setMessage}
              error={hasTried ? problem : undefined}
            />
            <MessageCheck text={message} onChange={setMessage} />
          </div>
        </Dialog>
      )}
    </>
  )
}
