import { useMutation } from '@tanstack/react-query'
import { distanceText, payText, placeText } from '~/features/job-postings/posting-texts'
import { answerableUntil } from '~/features/resumes/texts'
import { formatDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { confirm } from '~/ui/dialog/confirm'
import type { ContactRequest } from '../../views'

/** Companies that would like contact; open requests with their two answers. */
export function ContactRequests({ requests }: { requests: readonly ContactRequest[] }) {
  const trpc = useTRPC()
  const answer = useMutation(trpc.contactRequest.answer.mutationOptions())
  const withdraw = useMutation(trpc.contactRequest.withdraw.mutationOptions({ meta: { done: 'Zurückgenommen' } }))
  async function askToWithdraw(id: string) {
    const isSure = await confirm({
      title: 'Zustimmung zurücknehmen?',
      message:
        'Das Unternehmen sieht deinen Lebenslauf danach nur noch, wie deine Sichtbarkeit es erlaubt, und kann dir dazu nicht mehr schreiben. Was du ihm als Bewerbung geschickt hast, behält es.',
      acceptLabel: 'Zurücknehmen',
      rejectLabel: 'Dabei bleiben',
      tone: 'danger',
    })
    if (isSure) withdraw.mutate({ id })
  }
  if (requests.length === 0) return null
  return (
    <Card as="section" aria-labelledby="kontaktanfragen" id="anfragen">
      <h2 id="kontaktanfragen" className="text-xl">
        Kontaktanfragen
      </h2>
      <ul className="divide mt-2">
        {requests.map((request) => (
          <li key={request.id} className="py-3 text-sm">
            <p className="font-semibold">
              <Company request={request} />
            </p>
            <p className="num text-muted">
              {formatDay(request.createdAt)}, {stateText(request)}
            </p>
            <p className="mt-2.5 whitespace-pre-line wrap-anywhere">{request.message}</p>
            {request.posting && <AskedPosting posting={request.posting} mayApply />}
            {request.state === 'pending' && (
              <ContactAnswer
                isPending={answer.isPending}
                onAnswer={(accepts) => answer.mutate({ id: request.id, accepts })}
              />
            )}
            {request.isOpened && (
              <Button
                size="sm"
                variant="outline"
                className="mt-3"
                isPending={withdraw.isPending}
                onClick={() => void askToWithdraw(request.id)}
              >
                Zustimmung zurücknehmen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

type AskedPostingProps = {
  posting: NonNullable<ContactRequest['posting']>
  /** Who is not signed in applies on the posting's own page. */
  mayApply: boolean
}

/** The posting that a company asks about: pay, place, how far, and the way to apply at once. */
export function AskedPosting({ posting, mayApply }: AskedPostingProps) {
  const { id, title, placeNames, workplace, distanceKm, isOpen, isExternal } = posting
  const pay = payText(posting)
  const distance = distanceText(distanceKm)
  return (
    <div className="mt-3 grid justify-items-start gap-2 rounded-md border border-line bg-sunken p-4">
      <p className="font-semibold wrap-anywhere">
        {isOpen ? (
          <TextLink to="/job-posting/$jobPostingId" params={{ jobPostingId: id }}>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="num">{pay ? `${pay.amount} ${pay.period}` : 'Gehalt nicht genannt'}</span>
        <span>
          {placeText(placeNames, workplace)}
          {distance && <span className="num text-muted"> {distance} Luftlinie</span>}
        </span>
      </p>
      {!isOpen && <p className="text-muted">Diese Stelle ist nicht mehr online.</p>}
      {isOpen && mayApply && !isExternal && (
        <ButtonLink to="/app/applicant/apply/$jobPostingId" params={{ jobPostingId: id }} variant="outline" size="sm">
          Gleich bewerben
        </ButtonLink>
      )}
    </div>
  )
}

/** Yes or no, with the meaning of yes. */
export function ContactAnswer({ isPending, onAnswer }: { isPending: boolean; onAnswer: (accepts: boolean) => void }) {
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-muted">
        Stimmst du zu, sieht dieses Unternehmen Namen, Kontakt und den ganzen Lebenslauf. Lehnst du ab, bleibst du
        unbekannt.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isPending={isPending} onClick={() => onAnswer(true)}>
          Zustimmen
        </Button>
        <Button size="sm" variant="outline" isPending={isPending} onClick={() => onAnswer(false)}>
          Ablehnen
        </Button>
      </div>
    </div>
  )
}

function Company({ request: { companyName, companyProfileId } }: { request: ContactRequest }) {
  if (companyProfileId === null) return 'Ein Unternehmen, das es hier nicht mehr gibt'
  return (
    <TextLink to="/company/$companyProfileId" params={{ companyProfileId }} className="wrap-anywhere">
      {unbroken(companyName ?? '')}
    </TextLink>
  )
}

const endings = { accepted: 'zugestimmt', declined: 'abgelehnt', expired: 'ohne Antwort abgelaufen' }

function stateText({ state, createdAt, decidedAt }: ContactRequest): string {
  if (state === 'pending') return `wartet auf deine Antwort bis zum ${answerableUntil(createdAt)}`
  return decidedAt ? `${endings[state]} am ${formatDay(decidedAt)}` : endings[state]
}
