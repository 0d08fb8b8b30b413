import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'

/** About how many people could see the newest posting as theirs, with the way to them; nothing for fewer than ten. */
export function MatchingPeople() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.adDraft.peopleForNewest.queryOptions())
  if (!data || data.count === null) return null
  const { count, radiusKm, place, occupation, title } = data
  return (
    <Card as="section" padding="lg" aria-labelledby="passt-dazu">
      <h2 id="passt-dazu" className="text-xl">
        Passt dazu
      </h2>
      <p className="mt-1 mb-3 text-sm wrap-anywhere">
        Rund <b className="num">{count.toLocaleString('de-DE')}</b> Menschen im Umkreis von {radiusKm}&nbsp;km um{' '}
        {place} passen zu „{title}“. Luftlinie, gezählt aus Lebensläufen, die Sie suchen können.
      </p>
      <ButtonLink
        to="/search/resumes"
        search={{ was: occupation, wo: place, umkreis: radiusKm }}
        variant="outline"
        size="sm"
      >
        <UserSearch aria-hidden="true" />
        Lebensläufe ansehen
      </ButtonLink>
    </Card>
  )
}
