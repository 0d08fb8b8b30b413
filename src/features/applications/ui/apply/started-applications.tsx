import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/text/disclosure'
import { Dotted } from '~/ui/text/dotted'
import { TitleText } from '~/ui/text/title-text'

/** A person's unsent applications, to continue or to delete; nothing when there are none. */
export function StartedApplications() {
  const trpc = useTRPC()
  const { data: drafts } = useSuspenseQuery(trpc.application.drafts.queryOptions())
  const discard = useMutation(trpc.application.discardDraft.mutationOptions())
  if (drafts.length === 0) return null
  return (
    <Card as="section" aria-labelledby="angefangen" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="angefangen" className="text-lg">
        Angefangene Bewerbungen
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {drafts.map((draft) => (
          <li key={draft.jobPostingId} className="grid gap-2 border-t border-line pt-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-0 flex-1 basis-64">
                {draft.isShown ? (
                  <TextLink to="/job-posting/$jobPostingId" params={{ jobPostingId: draft.jobPostingId }}>
                    <TitleText title={draft.jobTitle} />
                  </TextLink>
                ) : (
                  <TitleText title={draft.jobTitle} />
                )}
                <p className="text-sm text-muted">
                  <Dotted facts={[draft.companyName, `zuletzt bearbeitet am ${formatDay(draft.updatedAt)}`]} />
                </p>
                {!draft.isOpen && (
                  <p className="text-sm">
                    {draft.isRemoved
                      ? 'Wir haben diese Stelle entfernt.'
                      : 'Auf diese Stelle kann man sich zurzeit nicht bewerben.'}
                  </p>
                )}
              </div>
              {draft.isOpen && (
                <ButtonLink
                  to="/app/applicant/apply/$jobPostingId"
                  params={{ jobPostingId: draft.jobPostingId }}
                  variant="outline"
                  size="sm"
                >
                  Weiter bewerben
                </ButtonLink>
              )}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Entwurf löschen: ${draft.jobTitle}`}
                isPending={discard.isPending && discard.variables.jobPostingId === draft.jobPostingId}
                onClick={() => discard.mutate({ jobPostingId: draft.jobPostingId })}
              >
                Entwurf löschen
              </Button>
            </div>
            {!draft.isOpen && draft.coverLetter !== '' && (
              <Disclosure title="Dein Anschreiben">
                <p className="max-w-prose whitespace-pre-line text-sm wrap-anywhere">{draft.coverLetter}</p>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
