import { useMutation } from '@tanstack/react-query'
import { NotebookPen, Tag, Trash2, X } from 'lucide-react'
import { formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { confirm } from '~/ui/dialog/confirm'
import { Dotted } from '~/ui/text/dotted'
import type { PoolPerson } from '../views'
import { AddLine } from './add-line'

/** One person of the pool: who, until when, tags and notes of the company. */
export function PoolPersonCard({ person }: { person: PoolPerson }) {
  const { id, applicantProfileId, name, headline, city, keepUntil, tags } = person
  const trpc = useTRPC()
  const changeTag = useMutation(trpc.talentPool.tag.mutationOptions())
  const remove = useMutation(trpc.talentPool.remove.mutationOptions({ meta: { done: 'Aus dem Pool genommen' } }))
  async function askToRemove() {
    const isSure = await confirm({
      title: 'Aus dem Pool nehmen?',
      icon: Trash2,
      message: `Notizen und Schlagwörter zu ${name} sind dann gelöscht, und der Lebenslauf ist über den Pool nicht mehr zu sehen.`,
      acceptLabel: 'Herausnehmen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (isSure) remove.mutate({ id })
  }
  return (
    <article className="grid gap-3 p-4 md:p-5">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-[1_1_13rem]">
          <h2 className="text-lg leading-snug wrap-anywhere">
            <TextLink to="/resume/$applicantProfileId" params={{ applicantProfileId }}>
              {name}
            </TextLink>
          </h2>
          <p className="text-sm text-muted">
            <Dotted facts={[headline, city]} />
          </p>
          <p className="num text-sm">Zustimmung bis zum {keepUntil ? formatDay(keepUntil) : ''}</p>
        </div>
        <Button
          variant="quiet"
          size="sm"
          className="max-md:-ml-3"
          aria-label={`Herausnehmen: ${name}`}
          onClick={() => void askToRemove()}
        >
          <Trash2 aria-hidden="true" />
          Herausnehmen
        </Button>
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="flex flex-wrap items-center gap-2">
          {tags.length > 0 && (
            <ul aria-label="Schlagwörter" className="contents">
              {tags.map((tag) => (
                <li key={tag} className="chip chip-filter">
                  {tag}
                  <button
                    type="button"
                    aria-label={`Schlagwort ${tag} entfernen`}
                    onClick={() => changeTag.mutate({ id, tag, isSet: false })}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <AddLine
            name={`schlagwort ${id}`}
            noun="Schlagwort"
            person={name}
            icon={Tag}
            maxLength={40}
            onAdd={(tag) => changeTag.mutateAsync({ id, tag, isSet: true })}
          />
        </div>
        <Notes person={person} />
      </div>
    </article>
  )
}

function Notes({ person: { id: entryId, name, notes } }: { person: PoolPerson }) {
  const trpc = useTRPC()
  const add = useMutation(trpc.talentPool.addNote.mutationOptions())
  const remove = useMutation(trpc.talentPool.removeNote.mutationOptions())
  return (
    <div className="grid gap-2 text-sm">
      {notes.length > 0 && (
        <ul aria-label="Notizen" className="divide">
          {notes.map(({ id, body, author, createdAt, isOwn }) => (
            <li key={id} className="flex gap-3 py-2 first:pt-0">
              <div className="min-w-0 flex-1">
                <p className="whitespace-pre-line wrap-anywhere">{body}</p>
                <p className="num text-xs text-muted">
                  {author ?? 'Ehemalige Kollegin oder ehemaliger Kollege'}, {formatDay(createdAt)}
                </p>
              </div>
              {isOwn && (
                <Button
                  variant="quiet"
                  size="sm"
                  isIcon
                  aria-label="Notiz löschen"
                  onClick={() => remove.mutate({ id })}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <AddLine
        name={`notiz ${entryId}`}
        noun="Notiz"
        person={name}
        icon={NotebookPen}
        maxLength={2000}
        onAdd={(body, id) => add.mutateAsync({ id, entryId, body })}
      />
    </div>
  )
}
