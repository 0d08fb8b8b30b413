import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bell, BellOff, BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import { ALERT_FREQUENCIES, type AlertFrequency, alertFrequencyLabels } from '~/features/job-search/alert'
import { saveFormSchema } from '~/features/resumes/schema'
import type { ResumeSearch } from '~/features/resumes/search-params'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { Note } from '~/ui/note'
import type { SavedResumeSearch } from '../../views'

type SavedSearchesProps = { search: ResumeSearch; saved: SavedResumeSearch[] }

/** Saved searches, each with the number of hits since the day of the last visit, and a button to save the current one. */
export function SavedSearches({ search, saved }: SavedSearchesProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [isNaming, setNaming] = useKeptOpen('suche-speichern')
  // The hits on screen stay as they are.
  const refresh = {
    meta: { isQuiet: true },
    onSettled: () => queryClient.invalidateQueries(trpc.resume.savedSearches.pathFilter()),
  }
  const markSeen = useMutation(trpc.resume.markSearchSeen.mutationOptions(refresh))
  const remove = useMutation(trpc.resume.removeSearch.mutationOptions(refresh))
  const isEmpty = Object.entries(search).every(([name, value]) => name === 'page' || value === undefined)
  if (isEmpty && saved.length === 0) return null
  return (
    <section aria-label="Gespeicherte Suchen" className="flex flex-wrap items-center gap-2">
      <ul className="contents">
        {saved.map(({ id, name, search: kept, newCount, mailFrequency }) => (
          <li key={id} className="card flex min-w-0 items-center gap-1 py-0.5 pr-0.5 pl-3 text-sm">
            <Link
              to="/search/resumes"
              search={kept}
              className="link min-w-0 truncate"
              onClick={() => markSeen.mutate({ id })}
            >
              {name}
              {newCount > 0 && <span className="num font-semibold"> ({newCount} neu)</span>}
            </Link>
            <SearchMails id={id} name={name} mailFrequency={mailFrequency} />
            <Button
              variant="quiet"
              size="sm"
              isIcon
              aria-label={`Gespeicherte Suche „${name}“ löschen`}
              onClick={() => remove.mutate({ id })}
            >
              <X />
            </Button>
          </li>
        ))}
      </ul>
      {!isEmpty && (
        <Button variant="outline" size="sm" onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden="true" />
          Suche speichern
        </Button>
      )}
      {saved.some(({ newCount }) => newCount > 0) && (
        <p className="basis-full text-sm text-muted">
          „Neu“ zählt ganze Tage bis gestern, auch was Sie am selben Tag schon gesehen haben.
        </p>
      )}
      <Dialog isOpen={isNaming} onClose={() => setNaming(false)} title="Suche speichern" size="sm">
        <NameForm search={search} onSaved={() => setNaming(false)} />
      </Dialog>
    </section>
  )
}

function NameForm({ search, onSaved }: { search: ResumeSearch; onSaved: () => void }) {
  const trpc = useTRPC()
  const save = useFormMutation(trpc.resume.saveSearch.mutationOptions())
  const [id] = useState(uuidv7)
  const form = useAppForm({
    schema: saveFormSchema,
    defaultValues: { name: [search.was, search.wo].filter(Boolean).join(', ').slice(0, 60), mails: 'none' },
    onSubmit: async ({ name, mails }) => {
      await save.mutateAsync({ id, name, search, mailFrequency: mails === 'none' ? null : mails })
      onSaved()
    },
  })
  return (
    <Form form={form}>
      <form.TextField name="name" label="Name der Suche" maxLength={60} isRequired />
      <form.RadioGroup name="mails" label="E-Mail bei neuen Treffern" options={MAIL_OPTIONS} isRequired />
      <div className="dialog-end">
        <SubmitButton>Speichern</SubmitButton>
      </div>
    </Form>
  )
}

const MAIL_OPTIONS = [
  { value: 'none', label: 'Keine' },
  ...ALERT_FREQUENCIES.map((value) => ({ value, label: alertFrequencyLabels[value] })),
]

type SearchMailsProps = { id: string; name: string; mailFrequency: AlertFrequency | null }

/** Whether mails report new hits of a saved search, with a way to change it. */
function SearchMails({ id, name, mailFrequency }: SearchMailsProps) {
  const trpc = useTRPC()
  const [isOpen, setOpen] = useState(false)
  const change = useMutation(
    trpc.resume.setSearchMails.mutationOptions({
      onSuccess: () => setOpen(false),
    }),
  )
  const now = mailFrequency === null ? 'keine' : alertFrequencyLabels[mailFrequency].toLowerCase()
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        isIcon
        aria-label={`E-Mails zu „${name}“: ${now}. Ändern`}
        onClick={() => setOpen(true)}
      >
        {mailFrequency === null ? <BellOff /> : <Bell />}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`E-Mails zu „${name}“`} size="sm">
        <div className="grid gap-4">
          <RadioGroup
            label="E-Mail bei neuen Treffern"
            options={MAIL_OPTIONS}
            value={(change.isPending ? change.variables.mailFrequency : mailFrequency) ?? 'none'}
            onChange={(value) =>
              change.mutate({ id, mailFrequency: ALERT_FREQUENCIES.find((known) => known === value) ?? null })
            }
          />
          {change.error && <Note tone="error" title={change.error.message} isAlert />}
          <p className="text-sm text-muted">
            Jede Person nennen wir einmal, ohne Namen. Ohne neue Treffer kommt keine E-Mail, und in jeder steht ein Link
            zum Abstellen.
          </p>
        </div>
      </Dialog>
    </>
  )
}
