import { useMutation } from '@tanstack/react-query'
import { formatDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import type { OwnPool } from '../views'
import { poolMonthsLabels } from '../vocabulary'

/** The pools a person was asked for: open questions, what they agreed to, and how to end it. */
export function OwnPools({ pools }: { pools: readonly OwnPool[] }) {
  const trpc = useTRPC()
  const answer = useMutation(trpc.talentPool.answer.mutationOptions())
  if (pools.length === 0) return null
  return (
    <Card as="section" aria-labelledby="kandidatenpools" id="pools">
      <h2 id="kandidatenpools" className="text-lg">
        Kandidatenpools
      </h2>
      <ul className="divide mt-2">
        {pools.map((pool) => (
          <li key={pool.id} className="grid gap-2 py-3 text-sm">
            <p className="font-semibold">
              <PoolCompany pool={pool} />
            </p>
            {pool.message !== '' && <p className="whitespace-pre-line wrap-anywhere">{pool.message}</p>}
            <PoolAnswer
              pool={pool}
              isPending={answer.isPending}
              onAnswer={(accepts) => answer.mutate({ id: pool.id, accepts })}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PoolCompany({ pool: { companyName, companyProfileId } }: { pool: OwnPool }) {
  if (companyProfileId === null) return 'Ein Unternehmen, das es hier nicht mehr gibt'
  return (
    <TextLink to="/company/$companyProfileId" params={{ companyProfileId }} className="wrap-anywhere">
      {unbroken(companyName ?? '')}
    </TextLink>
  )
}

type PoolAnswerProps = { pool: OwnPool; isPending: boolean; onAnswer: (accepts: boolean) => void }

/** What a consent means, what it is now, and the buttons that fit. */
export function PoolAnswer({ pool, isPending, onAnswer }: PoolAnswerProps) {
  const { state, months, keepUntil, renewalAskedAt } = pool
  if (state === 'asked') {
    return (
      <Choice
        text={`Stimmst du zu, sieht dieses Unternehmen ${poolMonthsLabels[months]} lang deinen Namen, deinen Kontakt und deinen Lebenslauf, auch wenn deine Bewerbung schon gelöscht ist. Du kannst es jederzeit beenden.`}
        yes="Zustimmen"
        no="Ablehnen"
        isPending={isPending}
        onAnswer={onAnswer}
      />
    )
  }
  if (state === 'agreed') {
    const until = keepUntil ? formatDay(keepUntil) : ''
    return renewalAskedAt === null ? (
      <div className="grid justify-items-start gap-2">
        <p className="text-muted">Du bist dabei, bis zum {until}. Danach endet es von selbst.</p>
        <Button size="sm" variant="outline" isPending={isPending} onClick={() => onAnswer(false)}>
          Jetzt beenden
        </Button>
      </div>
    ) : (
      <Choice
        text={`Am ${until} endet deine Zustimmung von selbst. Verlängern heißt: noch einmal ${poolMonthsLabels[months]} ab heute.`}
        yes="Verlängern"
        no="Jetzt beenden"
        isPending={isPending}
        onAnswer={onAnswer}
      />
    )
  }
  return <p className="text-muted">{(keepUntil === null ? UNANSWERED : ENDS)[state]}</p>
}

const ENDS = {
  declined: 'Du hast abgelehnt.',
  withdrawn: 'Du hast es beendet und bist nicht mehr in diesem Kandidatenpool.',
  expired: 'Abgelaufen. Du bist nicht mehr in diesem Kandidatenpool.',
  removed: 'Das Unternehmen hat dich aus seinem Pool genommen.',
} as const

/** For those who never agreed. */
const UNANSWERED = {
  ...ENDS,
  expired: 'Die Anfrage ist abgelaufen.',
  removed: 'Das Unternehmen hat seine Anfrage zurückgenommen.',
} as const

type ChoiceProps = { text: string; yes: string; no: string } & Pick<PoolAnswerProps, 'isPending' | 'onAnswer'>

function Choice({ text, yes, no, isPending, onAnswer }: ChoiceProps) {
  return (
    <div className="grid gap-2">
      <p className="text-muted">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" isPending={isPending} onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        <Button size="sm" variant="outline" isPending={isPending} onClick={() => onAnswer(false)}>
          {no}
        </Button>
      </div>
    </div>
  )
}
