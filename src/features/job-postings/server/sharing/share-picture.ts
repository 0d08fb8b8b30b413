import sharp from 'sharp'
import { companyPicture } from '~/features/companies/drawing/picture'
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
  | 'companyIndustry'
  | 'companyCoverFileId'
  | 'places'
  | 'workplace'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'salaryPeriod'
  | 'externalUrl'
  | 'promisedReplyDays'
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
  const { companyName: name, companyIndustry: industry, companyLogoFileId: logo, companyCoverFileId: cover } = posting
  const company = { name, industry, logo, cover }
  const key = JSON.stringify([data, company])
  const known = kept.get(key)
  if (known) return known
  const made = draw(data, company)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return made
}

/** Pixels of the company's logo, which ends above the title, and of the picture at the top. */
const LOGO = 104
const STRIP = { width: 1200, height: 252 }
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
  const size = length <= 34 ? 64 : length <= 70 ? 52 : 42
  const longestWord = Math.max(...posting.title.split(/\s/).map((word) => word.length))
  return {
    title: shortened(posting.title, 130),
    size,
    // A word is only split when it would not fit into the picture.
    isDivided: longestWord * size * WIDTH_OF_LETTER > LINE_WIDTH,
    where: [shortened(posting.companyName, 56), shortened(place, 40)].filter(Boolean).join(', '),
    pay: pay === null ? '' : `${pay.amount} ${pay.period}`,
    // Who answers elsewhere has promised nothing here.
    answer: posting.externalUrl === null ? `Antwort in ${inDays(posting.promisedReplyDays)}` : null,
  }
}

type Company = { name: string; industry: Posting['companyIndustry']; logo: string | null; cover: string | null }

async function draw(data: ReturnType<typeof contentOf>, company: Company): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await compileSvg({ source: template, data })
  const { logo } = company
  const png = await sharp(Buffer.from(svg), { density: 72 })
    .resize(1200, 630, { fit: 'fill' })
    .composite([
      { input: await strip(company), left: 0, top: 0 },
      ...(logo === null ? [] : [{ input: await logoTile(logo), left: 72, top: 212 }]),
    ])
    .png({ palette: true })
    .toBuffer()
  return new Uint8Array(png)
}

/** The company's own picture, or the one that we draw for it, as on its pages. */
async function strip({ name, industry, cover }: Company): Promise<Buffer> {
  const picture =
    cover === null ? Buffer.from(companyPicture({ name, industry, view: 0 })) : await readStoredFile(cover)
  return sharp(picture).resize(STRIP.width, STRIP.height, { fit: 'cover' }).flatten({ background: '#fff' }).toBuffer()
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

function inDays(days: number): string {
  return days === 1 ? 'einem Tag' : `${days}\u00a0Tagen`
}

function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`
}
