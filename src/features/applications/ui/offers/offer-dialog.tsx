import { useMutation, useQuery } from '@tanstack/react-query'
import { useContext, useEffect, useRef, useState } from 'react'
import { useAskBeforeSending } from '~/features/ad-check/ui/message-check'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { UnsavedForms } from '~/ui/dialog/unsaved-forms'
import { useHeld } from '~/ui/form/guard/use-held'
import { Note } from '~/ui/note'
import { SkeletonList } from '~/ui/states/skeleton-list'
import { TitleText } from '~/ui/text/title-text'
import { toast } from '~/ui/toast/toast-store'
import { offerHints } from '../../offers/offer-hints'
import type { MakeOfferInput } from '../../offers/offer-schema'
import type { OfferStart } from '../../views'
import type { StepTarget } from '../steps/step-target'
import { OfferForm } from './offer-form'
import { OfferTermsList } from './offer-terms-list'

type Props = {
  application: StepTarget
  onClose: () => void
  /** Moves the application to "Angebot" without an offer, e.g. when it was made elsewhere. */
  onOnlyStatus?: () => void
}

/** Makes an offer, or a newer one in place of the open one: first the terms, then a preview, then it is sent. */
export function OfferDialog({ application, onClose, onOnlyStatus }: Props) {
  const trpc = useTRPC()
  const start = useQuery(trpc.application.prepareOffer.queryOptions({ applicationId: application.id }))
  const detail = useQuery(trpc.application.byId.queryOptions({ id: application.id }))
  const [ready, setReady] = useState<MakeOfferInput | null>(null)
  const mayBeSent = useAskBeforeSending()
  const make = useMutation(
    trpc.application.makeOffer.mutationOptions({
      onSuccess: () => {
        toast.success('Angebot gesendet', application.name)
        onClose()
      },
    }),
  )
  async function send() {
    if (ready && (await mayBeSent([ready.words]))) make.mutate(ready)
  }
  const isLoaded = start.data !== undefined && detail.data !== undefined
  const form = useRef<HTMLDivElement>(null)
  // The dialog has opened before there was a field to begin with.
  useEffect(() => {
    if (isLoaded && document.activeElement?.matches('[role="dialog"]'))
      form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isLoaded])
  const replaced = useHeld(
    isLoaded,
    detail.data?.offers.find(({ status }) => status === 'open'),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isMaximizable
      title={`${replaced ? 'Neues Angebot' : 'Angebot'}: ${application.name}`}
      footer={
        ready && (
          <>
            <Button variant="ghost" onClick={() => setReady(null)}>
              Zurück zu den Angaben
            </Button>
            <Button variant="primary" isPending={make.isPending} onClick={() => void send()}>
              Angebot senden
            </Button>
          </>
        )
      }
    >
      {!isLoaded && <SkeletonList label="Angebot wird vorbereitet" rows={3} />}
      {start.data && detail.data && (
        <div ref={form} hidden={ready !== null}>
          <OfferForm application={application} start={start.data} replaced={replaced} onPreview={setReady} />
          {onOnlyStatus && (
            <p className="mt-4 text-sm">
              Sie schicken das Angebot auf anderem Weg?{' '}
              <button type="button" className="link" onClick={onOnlyStatus}>
                Nur den Status ändern
              </button>
            </p>
          )}
        </div>
      )}
      {ready && start.data && <Preview input={ready} start={start.data} application={application} />}
    </Dialog>
  )
}

type PreviewProps = { input: MakeOfferInput; start: OfferStart; application: StepTarget }

/** What the person will read, with what the company should know before. */
function Preview({ input, start, application }: PreviewProps) {
  const { terms, answerUntil, words, reason, fileId } = input
  const hints = offerHints(terms, start)
  // Not sent yet: closing asks first.
  const ofDialog = useContext(UnsavedForms)
  useEffect(() => ofDialog?.(() => true), [ofDialog])
  const section = useRef<HTMLElement>(null)
  // The pressed button is hidden with the form.
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} aria-label="Vorschau" className="@container grid gap-4">
      <p className="text-sm text-muted">
        So liest es {application.isHidden ? 'die Person' : application.name}. Gültig bis {formatIsoDay(answerUntil)}.
      </p>
      <div className="grid gap-4 rounded-md border border-line p-4">
        <h3 className="text-lg">
          <TitleText title={application.jobTitle} />
        </h3>
        {reason && <p className="text-sm">Neues Angebot: {reason}</p>}
        <OfferTermsList terms={terms} />
        {words && <p className="text-sm whitespace-pre-line wrap-anywhere">{words}</p>}
        {fileId && <p className="text-sm text-muted">Ein Dokument liegt bei.</p>}
      </div>
      {hints.length > 0 && (
        <Note tone="warn" title="Vor dem Senden lesen">
          <ul className="list-disc pl-5">
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Note>
      )}
    </section>
  )
}
