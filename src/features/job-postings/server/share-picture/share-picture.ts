import sharp from 'sharp'
import { readStoredFile } from '~/platform/server/files/sealed/sealed-store'
import { compileSvg } from '~/platform/server/typst/compile-pdf'
import { payText, placeText } from '../../posting-texts'
import type { findPublicPosting } from '../queries/by-id'
import template from './share-picture.typ?raw'

type Posting = Pick<
  Awaited<ReturnType<typeof findPublicPosting>>,
  | 'title'
  | 'companyName'
  | 'companyLogoFileId'
  | 'places'
  | 'workplace'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'salaryPeriod'
>

/** Pictures cached in memory, about 40 kB each. */
const MAX_KEPT = 100
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * The Open Graph picture of a posting as PNG, 1200 × 630. Typeset in the worker thread and rendered off the main
 * thread; the last hundred are cached.
 */
export function sharePicture(posting: Posting): Promise<Uint8Array<ArrayBuffer>> {
  const data = contentOf(posting)
  const logoFileId = posting.companyLogoFileId
  const key = JSON.stringify([data, logoFileId])
  const known = kept.get(key)
  if (known) return known
  const made = draw(data, logoFileId)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return made
}

/** Pixels of the company's logo, which ends above the title. */
const LOGO = 104
const LINE_WIDTH = 1056
/** Of the bold, narrow display font, as a fraction of its size; an upper bound for real words. */
const WIDTH_OF_LETTER = 0.52

/** The picture's text. Long titles are smaller, and truncated when even that does not fit. */
export function contentOf(posting: Posting) {
  const pay = payText(posting)
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  const { length } = posting.title
  const size = length <= 34 ? 84 : length <= 70 ? 66 : 52
  const longestWord = Math.max(...posting.title.split(/\s/).map((word) => word.length))
  return {
    title: shortened(posting.title, 130),
    size,
    // A word is only split when it would not fit into the picture.
    isDivided: longestWord * size * WIDTH_OF_LETTER > LINE_WIDTH,
    company: shortened(posting.companyName, 56),
    facts: [shortened(place, 40), pay && `${pay.amount} ${pay.period}`].filter(Boolean).join('  ·  '),
  }
}

async function draw(data: ReturnType<typeof contentOf>, logoFileId: string | null): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await compileSvg({ source: template, data })
  const png = await sharp(Buffer.from(svg), { density: 72 })
    .resize(1200, 630, { fit: 'fill' })
    .composite(logoFileId === null ? [] : [{ input: await logoTile(logoFileId), left: 1024, top: 40 }])
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(png)
}

/** The company's logo on a white tile with round corners. */
async function logoTile(fileId: string): Promise<Buffer> {
  const logo = await sharp(await readStoredFile(fileId))
    .resize(LOGO, LOGO, { fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .toBuffer()
  const corners = Buffer.from(
    `<svg width="${LOGO}" height="${LOGO}"><rect width="${LOGO}" height="${LOGO}" rx="18"/></svg>`,
  )
  return sharp(logo)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}
