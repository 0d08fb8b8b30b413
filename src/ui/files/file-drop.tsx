import { Paperclip, Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { classNames } from '../class-names'
import { controlProps, FieldMessages, type FieldProps } from '../fields/field-shell'
import { FileRow, type FileRowProps } from './file-row'
import { useStrayFiles } from './use-stray-files'

export type FileDropProps = Omit<FieldProps, 'labelAction'> & {
  /** Gets the chosen or dropped files, already filtered by `accept`. */
  onChoose: (files: File[]) => void
  /** Gets the files refused because of their type, for a message. */
  onRefuse?: (files: File[]) => void
  /** File endings or media types as in `<input accept>`, e.g. `.pdf,application/pdf`. */
  accept?: string
  allowsMany?: boolean
  /** Takes nothing for a moment; the button keeps the focus. */
  isPending?: boolean
  /** Only a button and its description in one line, also a drop target: below a text that has files. */
  isCompact?: boolean
  /** Uploaded files and those being uploaded; the caller uploads and keeps this list. */
  files?: readonly (FileRowProps & { id: string })[]
}

/** A place to drop or choose files; below it the list with progress. */
export function FileDrop(props: FileDropProps) {
  const {
    onChoose,
    onRefuse,
    accept,
    allowsMany = false,
    isCompact = false,
    isPending = false,
    files = [],
    ...field
  } = props
  const ownId = useId()
  const id = field.id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  useStrayFiles()
  const control = controlProps(id, field)

  function take(list: FileList | null) {
    const all = [...(list ?? [])].slice(0, allowsMany ? undefined : 1)
    const accepted = all.filter((file) => isAccepted(file, accept))
    const refused = all.filter((file) => !accepted.includes(file))
    if (accepted.length > 0) onChoose(accepted)
    if (refused.length > 0) onRefuse?.(refused)
    // Lets people choose the same file again after a failure.
    if (input.current) input.current.value = ''
  }
  // Dropping is for the pointer; everyone can use the button inside.
  const dropProps = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      if (!field.isDisabled && !isPending) take(event.dataTransfer.files)
    },
  }

  const what = allowsMany ? 'Dateien' : 'Datei'
  const messages = <FieldMessages id={id} description={field.description} error={field.error} />
  return (
    <div className={field.className ?? 'field-shell'}>
      <label className={field.isLabelHidden || isCompact ? 'sr-only' : 'label'} htmlFor={id}>
        {field.label}
        {field.isOptional && <span className="label-optional"> (freiwillig)</span>}
      </label>
      <div
        {...dropProps}
        className={
          isCompact
            ? classNames('flex flex-wrap items-center gap-x-3 rounded-md', isOver && 'bg-accent-soft')
            : 'file-drop'
        }
        data-over={isOver || undefined}
        data-invalid={field.error ? true : undefined}
      >
        {!isCompact && (
          <>
            <Upload className="size-5.5 text-muted" aria-hidden="true" />
            <p className="text-sm text-muted max-md:hidden">{what} hierher ziehen oder</p>
          </>
        )}
        <input
          {...control}
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          accept={accept}
          multiple={allowsMany}
          onChange={(event) => take(event.target.files)}
        />
        <Button
          ref={button}
          variant={isCompact ? 'quiet' : 'outline'}
          size="sm"
          disabled={field.isDisabled}
          isPending={isPending}
          aria-describedby={control['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {isCompact && <Paperclip aria-hidden="true" />}
          {isCompact ? `${what} anhängen` : `${what} auswählen`}
        </Button>
        {isCompact && <div>{messages}</div>}
      </div>
      {!isCompact && messages}
      {files.length > 0 && (
        <ul className="divide mt-3">
          {files.map(({ id: fileId, onRemove, ...file }) => (
            <FileRow
              key={fileId}
              {...file}
              onRemove={
                onRemove &&
                (() => {
                  onRemove()
                  // The pressed button disappears with its file.
                  button.current?.focus()
                })
              }
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function isAccepted(file: File, accept: string | undefined): boolean {
  if (!accept) return true
  const name = file.name.toLowerCase()
  return accept
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .some((each) => {
      if (each.startsWith('.')) return name.endsWith(each)
      return each.endsWith('/*') ? file.type.startsWith(each.slice(0, -1)) : file.type === each
    })
}
