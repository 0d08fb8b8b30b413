import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { companyFileUrl, MAX_PICTURES } from '~/features/companies/media'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useKeptState } from '~/ui/form/guard/use-kept-state'
import type { CompanyPagePicture } from '../../views'
import { PictureDialog, type PictureToSave } from './picture-dialog'

const chosenPictures = new WeakMap<object, PictureToSave | null>()

/** The pictures of the company's page: add, describe, order, remove. Each step is saved immediately. */
export function GalleryField() {
  const trpc = useTRPC()
  const input = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useKeptState(chosenPictures, 'bild', () => null)
  const { data: pictures = [] } = useQuery(trpc.companyProfile.pictures.queryOptions())
  const order = useMutation(trpc.companyProfile.orderPictures.mutationOptions())
  const remove = useMutation(trpc.companyProfile.removePicture.mutationOptions({ meta: { done: 'Bild entfernt' } }))
  const ids = pictures.map(({ id }) => id)
  useFocusRescue(group, ids.join())
  return (
    <div ref={group} tabIndex={-1} className="grid gap-3">
      <div>
        <p className="label">Bilder Ihrer Seite</p>
        <p className="hint">
          Bis zu {MAX_PICTURES} Bilder aus Ihrem Alltag, JPG, PNG oder WebP bis 10&nbsp;MB. Zu jedem gehört ein Satz,
          was zu sehen ist.
        </p>
      </div>
      {pictures.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {pictures.map((picture, place) => (
            <Picture
              key={picture.id}
              picture={picture}
              place={place}
              count={pictures.length}
              isPending={order.isPending || remove.isPending}
              onMove={(by) => order.mutate({ ids: moved(ids, place, by) })}
              onDescribe={() => setDialog({ id: picture.id, altText: picture.altText })}
              onRemove={() => remove.mutate({ id: picture.id })}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label="Bild für Ihre Seite"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) setDialog({ file })
          event.target.value = ''
        }}
      />
      {pictures.length < MAX_PICTURES ? (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => input.current?.click()}>
          <Plus aria-hidden="true" />
          Bild hinzufügen
        </Button>
      ) : (
        <p className="text-sm text-muted">Das sind alle {MAX_PICTURES}. Für ein anderes entfernen Sie zuerst eines.</p>
      )}
      {dialog && <PictureDialog picture={dialog} onClose={() => setDialog(null)} />}
    </div>
  )
}

type PictureProps = {
  picture: CompanyPagePicture
  /** From 0. */
  place: number
  count: number
  isPending: boolean
  onMove: (by: 1 | -1) => void
  onDescribe: () => void
  onRemove: () => void
}

function Picture({ picture, place, count, isPending, onMove, onDescribe, onRemove }: PictureProps) {
  const name = `Bild ${place + 1}`
  return (
    <li className="grid content-start gap-2">
      <img
        src={companyFileUrl(picture.fileId)}
        alt={picture.altText}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-lg bg-sunken object-cover"
      />
      <p className="text-sm wrap-anywhere" aria-hidden="true">
        {picture.altText}
      </p>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="sm"
          isIcon
          aria-label={`${name} nach vorn`}
          aria-disabled={place === 0 || isPending}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isIcon
          aria-label={`${name} nach hinten`}
          aria-disabled={place === count - 1 || isPending}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden="true" />
        </Button>
        <Button variant="quiet" size="sm" isIcon aria-label={`${name} beschreiben`} onClick={onDescribe}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          isIcon
          aria-label={`${name} entfernen`}
          aria-disabled={isPending}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}

function moved(ids: readonly string[], from: number, by: 1 | -1): string[] {
  const next = [...ids]
  const [taken] = next.splice(from, 1)
  if (taken) next.splice(from + by, 0, taken)
  return next
}
