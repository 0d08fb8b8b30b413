import { fileNameFor } from '../../../lib/file-name.ts'

/**
 * Headers of a download: the only place that writes a file name into an answer. The name gets the ending of its type,
 * whatever a person called it, also for files stored before this rule.
 * @param disposition `attachment` for everything uploaded by strangers: the browser shows none of it under our origin
 */
export function dispositionOf(
  { name, contentType }: { name: string; contentType: string },
  disposition: 'attachment' | 'inline' = 'attachment',
): string {
  const safe = fileNameFor(name, contentType)
  const plain = `Dokument.${safe.slice(safe.lastIndexOf('.') + 1)}`
  // RFC 8187; for clients that do not know it, a name without personal data.
  return `${disposition}; filename="${/^[\w .-]+$/.test(safe) ? safe : plain}"; filename*=UTF-8''${encoded(safe)}`
}

/** `encodeURIComponent` leaves four characters that an extended parameter must not hold. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
