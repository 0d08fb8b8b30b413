import { CircleAlert, FileText, RotateCw, X } from 'lucide-react'
import { Button } from '../buttons/button'

export type FileRowProps = {
  name: string
  /** Bytes. */
  size?: number
  /** Where it can be opened once it is uploaded. */
  href?: string
  /** 0 to 100 while it is being uploaded; missing afterwards. */
  progress?: number
  error?: string
  /** Cancels during the upload, removes afterwards. */
  onRemove?: () => void
  /** Retries a failed one. */
  onRetry?: () => void
}

/** A file that is uploaded, being uploaded, or failed. */
export function FileRow({ name, size, href, progress, error, onRemove, onRetry }: FileRowProps) {
  const isUnderWay = progress !== undefined && !error
  const Icon = error ? CircleAlert : FileText
  return (
    <li className="flex items-center gap-3 py-2 text-sm">
      <Icon className={error ? 'size-5 text-error' : 'size-5 text-muted'} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {href ? (
            <a className="link wrap-anywhere" href={href}>
              {name}
            </a>
          ) : (
            <span className="wrap-anywhere">{name}</span>
          )}
          {size !== undefined && <span className="num text-xs text-muted">{formatBytes(size)}</span>}
        </p>
        {isUnderWay && (
          <progress className="progress mt-1" max={100} value={progress} aria-label={`${name} wird hochgeladen`} />
        )}
        {error && (
          <p role="alert" className="text-error">
            {error}
          </p>
        )}
      </div>
      {error && onRetry && (
        <Button variant="quiet" size="sm" isIcon aria-label={`${name} noch einmal hochladen`} onClick={onRetry}>
          <RotateCw />
        </Button>
      )}
      {onRemove && (
        <Button
          variant="quiet"
          size="sm"
          isIcon
          aria-label={isUnderWay ? `Hochladen von ${name} abbrechen` : `${name} entfernen`}
          onClick={onRemove}
        >
          <X />
        </Button>
      )}
    </li>
  )
}

/** `340 kB`, `1,2 MB`; less than one is rounded up to one, zero stays zero. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(Math.sign(bytes), Math.round(bytes / 1000))}\u00a0kB`
  return `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })}\u00a0MB`
}
