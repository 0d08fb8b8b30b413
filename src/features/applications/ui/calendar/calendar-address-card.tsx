import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { CopyLine } from '~/ui/buttons/copy-line'
import { Card } from '~/ui/card'
import { confirm } from '~/ui/dialog/confirm'
import { Skeleton } from '~/ui/states/skeleton'

const WORDS = {
  du: {
    title: 'Dein Kalender',
    intro: 'Alle Gespräche in deinem eigenen Kalender, mit einer privaten Adresse.',
    secret:
      'Trag die Adresse in deinem Kalender ein, unter „Kalender über Adresse hinzufügen“ oder ähnlich. Wer sie kennt, sieht deine Gespräche. Wir zeigen sie nur jetzt.',
    renew: 'Die bisherige Adresse gilt dann nicht mehr. Dein Kalender braucht die neue.',
    end: 'Dein Kalender bekommt dann keine Gespräche mehr. Diese Adresse gilt dann nie wieder.',
  },
  Sie: {
    title: 'Ihr Kalender',
    intro: 'Die Gespräche, die Sie führen, in Ihrem eigenen Kalender, mit einer privaten Adresse.',
    secret:
      'Tragen Sie die Adresse in Ihrem Kalender ein, unter „Kalender über Adresse hinzufügen“ oder ähnlich. Wer sie kennt, sieht Ihre Gespräche. Wir zeigen sie nur jetzt.',
    renew: 'Die bisherige Adresse gilt dann nicht mehr. Ihr Kalender braucht die neue.',
    end: 'Ihr Kalender bekommt dann keine Gespräche mehr. Diese Adresse gilt dann nie wieder.',
  },
} as const

/** The private address under which somebody's own calendar reads the interviews: make, renew, turn off. */
export function CalendarAddressCard({ address }: { address: keyof typeof WORDS }) {
  const trpc = useTRPC()
  const words = WORDS[address]
  const [url, setUrl] = useState<string | null>(null)
  const { data: known } = useQuery(trpc.application.calendarAddress.queryOptions())
  const renew = useMutation(
    trpc.application.renewCalendarAddress.mutationOptions({ onSuccess: (made) => setUrl(made.url) }),
  )
  const end = useMutation(
    trpc.application.endCalendarAddress.mutationOptions({
      meta: { done: 'Adresse abgeschaltet' },
      onSuccess: () => setUrl(null),
    }),
  )
  async function askToRenew() {
    if (await confirm({ title: 'Neue Adresse?', message: words.renew, acceptLabel: 'Neue Adresse' })) renew.mutate()
  }
  async function askToEnd() {
    if (await confirm({ title: 'Adresse abschalten?', message: words.end, acceptLabel: 'Abschalten' })) end.mutate()
  }
  return (
    <Card as="section" padding="lg" aria-labelledby="eigener-kalender">
      <h2 id="eigener-kalender" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1 text-sm text-muted">{words.intro}</p>
      <div className="mt-3 grid gap-3">
        {known === undefined && <Skeleton className="h-10" />}
        {known === null && (
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            isPending={renew.isPending}
            onClick={() => renew.mutate()}
          >
            <CalendarPlus aria-hidden="true" />
            Adresse anlegen
          </Button>
        )}
        {url && (
          <div role="status">
            <CopyLine label="Private Adresse" text={url} />
            <p className="mt-2 text-sm">{words.secret}</p>
          </div>
        )}
        {known && (
          <>
            <p className="text-sm">
              Gilt seit {formatDay(known.since)}.{' '}
              {known.lastReadAt ? `Zuletzt abgerufen am ${formatDay(known.lastReadAt)}.` : 'Noch nicht abgerufen.'}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" isPending={renew.isPending} onClick={() => void askToRenew()}>
                Neue Adresse
              </Button>
              <Button variant="ghost" size="sm" isPending={end.isPending} onClick={() => void askToEnd()}>
                Abschalten
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
