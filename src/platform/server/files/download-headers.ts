import { fileNameFor } from '../../../lib/file-name.ts'

/**
 * How a file leaves: the only place that writes a file's name into an answer. The name ends as its type does, and what
 * a person called it is not believed, also of files that were stored before this was so.
 *
 * @param disposition `attachment` for all that strangers upload: nothing of it is shown by the browser under our origin
 */
export function dispositionOf(
  { name, contentType }: { name: string; contentType: string },
  disposition: 'attachment' | 'inline' = 'attachment',
): string {
  const safe = fileNameFor(name, contentType)
  const plain = `Dokument.${safe.slice(safe.lastIndexOf('.') + 1)}`
  // RFC 8187; for programs that do not know it, a name without any signs of a person.
  return `${disposition}; filename="${/^[\w .-]+$/.test(safe) ? safe : plain}"; filename*=UTF-8''${encoded(safe)}`
}

/** `encodeURIComponent` leaves four signs as they are that an extended parameter must not hold. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
