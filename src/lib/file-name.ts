/** The file extension for each content type that we serve. No desktop runs any of them. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/xml-dtd': 'dtd',
  'application/zip': 'zip',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'text/calendar': 'ics',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/vtt': 'vtt',
  'text/xml': 'xml',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}
/** For unknown content; no desktop has a program for it. */
const UNKNOWN = 'bin'
/** All extensions our file names may have. */
export const SAFE_EXTENSIONS: ReadonlySet<string> = new Set([...Object.values(EXTENSIONS), UNKNOWN])
/** Other spellings of the same extension: a photo called `bild.jpeg` becomes `bild.jpg`, not `bild_jpeg.jpg`. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg', 'jpe', 'jfif'] }

/** File systems allow 255 bytes; an archive puts an id of 37 in front. */
const OWN_ROOM = { characters: 120, bytes: 200 } as const
const ARCHIVE_ROOM = { characters: 250, bytes: 250 } as const
/** Windows devices: a file of such a name cannot be saved or opened there, whatever its extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i
/** Control characters, invisible characters, those that change text direction, and those that Windows forbids. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}<>:"|?*]/gu

/**
 * The name of a download: what a person called it, as far as that is harmless on every desktop, with the extension of
 * its detected type. `Zeugnis.pdf.exe` that is a PDF becomes `Zeugnis_pdf_exe.pdf`.
 * @param name as a stranger wrote it; may be a path
 * @param contentType as we detected or made it, with or without parameters
 */
export function fileNameFor(name: string, contentType: string): string {
  const extension = EXTENSIONS[contentType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? UNKNOWN
  const stem = trimmed(withoutEnd(harmless(name), extension))
  const shown = undevised(withoutDoubleEnds(shortened(stem, OWN_ROOM, extension.length + 1))) || 'Dokument'
  return `${shown}.${extension}`
}

/** A text for the name of a file of ours: `Koch / Köchin (m/w/d)` becomes `Koch - Köchin (m-w-d)`. */
export function fileNamePart(text: string): string {
  return text
    .replace(/[\\/]/g, '-')
    .replace(/[\p{Cc}\s:*?"<>|]+/gu, ' ')
    .trim()
}

/**
 * A path within an archive, each part a harmless name; a file with an unknown extension gets one that no program opens.
 * @param path with `/` between its parts; `..` and a leading slash lose their meaning
 */
export function archivePath(path: string): string {
  const parts = path.split('/').flatMap((part) => undevised(shortened(trimmed(harmless(part)), ARCHIVE_ROOM, 0)) || [])
  const [last = 'Dokument', ...folders] = parts.toReversed()
  return [...folders.toReversed(), hasHarmlessEnd(last) ? last : `${last}.${UNKNOWN}`].join('/')
}

function hasHarmlessEnd(name: string): boolean {
  const dot = name.lastIndexOf('.')
  return dot < 0 || SAFE_EXTENSIONS.has(name.slice(dot + 1).toLowerCase())
}

function harmless(name: string): string {
  const base = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  return base.replace(FORBIDDEN, '').replace(/\s/gu, ' ').normalize('NFC')
}

/** Windows drops dots and spaces at the end, and dots at the start hide a file elsewhere. */
function trimmed(name: string): string {
  let [start, end] = [0, name.length]
  while (start < end && ' .'.includes(name.charAt(start))) start += 1
  while (end > start && ' .'.includes(name.charAt(end - 1))) end -= 1
  return name.slice(start, end)
}

function withoutEnd(name: string, extension: string): string {
  const whole = trimmed(name)
  const dot = whole.lastIndexOf('.')
  const spellings = SPELLINGS[extension] ?? [extension]
  return dot >= 0 && spellings.includes(whole.slice(dot + 1).toLowerCase()) ? whole.slice(0, dot) : whole
}

/**
 * Explorer hides the last extension: `Rechnung.exe.pdf` would be shown as `Rechnung.exe`. Dots of sentences and dates
 * stay.
 */
function withoutDoubleEnds(stem: string): string {
  return stem
    .split('.')
    .reduce((before, part) =>
      /^[a-z0-9-]{1,30} *$/i.test(part) && /[a-z]/i.test(part) ? `${before}_${part}` : `${before}.${part}`,
    )
}

/**
 * By whole characters: half an emoji is no text.
 * @param free bytes that must stay free for what follows
 */
function shortened(name: string, room: { characters: number; bytes: number }, free: number): string {
  const encoder = new TextEncoder()
  let [bytes, kept] = [0, '']
  for (const character of [...name].slice(0, room.characters)) {
    bytes += encoder.encode(character).length
    if (bytes > room.bytes - free) break
    kept += character
  }
  return trimmed(kept)
}

function undevised(name: string): string {
  const [first = ''] = name.split('.')
  return DEVICE.test(first.trim()) ? `_${name}` : name
}
