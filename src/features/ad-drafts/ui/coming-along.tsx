import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { TitleText } from '~/ui/text/title-text'

const PATH = /^\/stelle-ausschreiben\/([\w-]{20,200})\/uebernehmen$/

/** The secret of the ad that somebody registers for, from the page they return to; null when there is none. */
export function adComingAlong(returnTo: string | null): string | null {
  return PATH.exec(returnTo ?? '')?.[1] ?? null
}

/** While registering: the ad is kept, and comes along. */
export function AdComingAlong({ token }: { token: string }) {
  const trpc = useTRPC()
  const { data: ad } = useQuery(trpc.adDraft.byToken.queryOptions({ token }, { staleTime: Number.POSITIVE_INFINITY }))
  if (!ad) return null
  const { input, people, missing } = ad
  const kept = [
    input.places[0] && `Arbeitsort ${input.places[0].name}`,
    people?.count != null && `Rund ${people.count.toLocaleString('de-DE')} passende Menschen im Umkreis`,
    missing.length > 0
      ? 'Nach dem Konto kommen Mandat und Profil'
      : 'Nach dem Konto kommen Mandat und Profil, dann geht sie online',
  ].filter(Boolean)
  return (
    <Card as="section" className="mb-6" aria-labelledby="kommt-mit">
      <h2 id="kommt-mit" className="text-lg">
        Ihre Stelle kommt mit
      </h2>
      <p className="mt-1 font-semibold wrap-anywhere">
        <TitleText title={input.title} />
      </p>
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        {kept.map((line) => (
          <li key={String(line)} className="flex gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-sm">Vor dem Veröffentlichen ergänzen Sie noch: {missing.join(', ')}.</p>
      )}
    </Card>
  )
}
