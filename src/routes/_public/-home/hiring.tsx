import { useSuspenseQuery } from '@tanstack/react-query'
import { CompanyTile } from '~/features/companies/ui/pictures/company-tile'
import { useTRPC } from '~/platform/client/trpc'
import { TextAnchor } from '~/ui/buttons/link'
import { Dotted } from '~/ui/text/dotted'

/** "Wer gerade einstellt": the companies that published last. The route preloads them. */
export function Hiring() {
  const trpc = useTRPC()
  const { data: companies } = useSuspenseQuery(trpc.application.hiringCompanies.queryOptions())
  if (companies.length === 0) return null
  return (
    <section className="wrap pt-14 md:pt-20" aria-labelledby="einstellt">
      <div className="mb-5 flex items-end gap-4">
        <h2 id="einstellt" className="text-2xl md:text-3xl">
          Wer gerade einstellt
        </h2>
        <TextAnchor href="/search/companies?stellen=ja" className="ml-auto text-sm whitespace-nowrap">
          Alle Unternehmen
        </TextAnchor>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-5">
        {companies.map((company) => (
          <CompanyTile key={company.id} company={{ ...company }}>
            <Dotted facts={factsOf(company)} />
          </CompanyTile>
        ))}
      </ul>
    </section>
  )
}

type Facts = { city: string; openPostings: number; replies: { medianDays: number } | null }

function factsOf({ city, openPostings, replies }: Facts) {
  const postings = openPostings === 1 ? '1\u00a0Stelle' : `${openPostings}\u00a0Stellen`
  const days = replies && (replies.medianDays === 1 ? '1\u00a0Tag' : `${replies.medianDays}\u00a0Tagen`)
  return [city, postings, days && `antwortet im Mittel nach ${days}`]
}
