import { ClientOnly } from '@tanstack/react-router'
import { useId } from 'react'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { classNames } from '../class-names'
import type { MarkedWords } from '../rich-text-editor/marked-words'
import { lazyPart } from '../states/lazy-part'
import { PartMissing } from '../states/part-missing'
import { Skeleton } from '../states/skeleton'
import { FieldMessages, type FieldProps } from './field-shell'

// The editor is by far the heaviest part of the design system; it loads only where one is shown.
const placeholder = <Skeleton className="h-[13.25rem] w-full" />
const RichTextEditor = lazyPart(
  async () => (await import('../rich-text-editor/rich-text-editor')).RichTextEditor,
  PartMissing,
  placeholder,
)

export type RichTextFieldProps = Omit<FieldProps, 'isLabelHidden' | 'labelAction' | 'name'> & {
  value: RichText
  onChange: (value: RichText) => void
  onBlur?: () => void
  /** Words to underline, by their place in the plain text. */
  marked?: readonly MarkedWords[]
}

const NONE: readonly MarkedWords[] = []

/** A text with headings, lists, bold, italic and links. */
export function RichTextField({ value, onChange, onBlur, marked = NONE, ...field }: RichTextFieldProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  const labelId = `${id}-label`
  const describedBy = [field.description && `${id}-hint`, field.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('field-shell', field.className)}>
      <span id={labelId} className="label" data-label-for={id}>
        {field.label}
        {field.isOptional && <span className="label-optional"> (freiwillig)</span>}
      </span>
      <ClientOnly fallback={placeholder}>
        <RichTextEditor
          id={id}
          labelId={labelId}
          describedBy={describedBy || undefined}
          isInvalid={Boolean(field.error)}
          isRequired={field.isRequired ?? false}
          isDisabled={field.isDisabled ?? false}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          marked={marked}
        />
      </ClientOnly>
      <FieldMessages id={id} description={field.description} error={field.error} />
    </div>
  )
}
