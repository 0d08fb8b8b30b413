import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text-link'
import { Note } from '~/ui/note'
import { legalDocuments } from '../../terms/terms'

/** Above every page of the app until the person has answered: a legal text that changes, and what about it. */
export function TermsNotice({ isCompany }: { isCompany: boolean }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery(trpc.terms.open.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }))
  const accept = useMutation(
    trpc.terms.accept.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.terms.pathFilter()),
    }),
  )
  if (data.length === 0) return null
  return (
    <section aria-label="Geänderte Bedingungen" className="wrap grid gap-3 py-4">
      {data.map(({ document, version, summary, validFrom, isInForce }) => {
        const { label, path } = legalDocuments[document]
        return (
          <Note
            key={document}
            title={`${label}: ${isInForce ? 'Seit' : 'Neue Fassung ab'} ${formatIsoDay(validFrom)}${isInForce ? ' gilt eine neue Fassung' : ''}`}
          >
            <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
            {document === 'terms' && <WithoutConsent isCompany={isCompany} />}
            <div className="mt-3 flex flex-wrap items-center gap-4">
              <Button size="sm" isPending={accept.isPending} onClick={() => accept.mutate({ document, version })}>
                {document === 'terms' ? 'Ich stimme zu' : 'Gelesen'}
                <span className="sr-only">: {label}</span>
              </Button>
              <a className="link text-sm" href={`${path}?fassung=${version}&vergleich=true`}>
                Unterschied ansehen<span className="sr-only">: {label}</span>
              </a>
            </div>
          </Note>
        )
      })}
    </section>
  )
}

/** What follows for somebody who does not agree, as the terms themselves say it. */
function WithoutConsent({ isCompany }: { isCompany: boolean }) {
  return isCompany ? (
    <p className="mt-2 text-sm">
      Ohne Ihre Zustimmung gilt davon nur, was Gesetz oder Gerichte verlangen oder was allein vorteilhaft für Sie ist.
      Sind Sie nicht einverstanden, kann ein Admin Ihres Unternehmens unter{' '}
      <TextLink to="/app/company/billing">Tarif und Rechnungen</TextLink> kündigen. Bis dahin bleibt dieser Hinweis
      stehen.
    </p>
  ) : (
    <p className="mt-2 text-sm">
      Ohne deine Zustimmung gilt davon nur, was Gesetz oder Gerichte verlangen oder was allein vorteilhaft für dich ist.
      Bist du nicht einverstanden, kannst du dein Konto unter{' '}
      <TextLink to="/app/account">Konto und Sicherheit</TextLink> löschen. Bis dahin bleibt dieser Hinweis stehen.
    </p>
  )
}
