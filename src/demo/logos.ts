import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { paletteOf } from '~/features/companies/drawing/picture'
import { createRandom } from '~/lib/random'
import type { uploadedFile } from '~/platform/server/files/table'
import { companyMark, type MarkSign } from './company-mark'
import { peopleMarks } from './content/marks/people'
import { tradeMarks } from './content/marks/trade'
import { workMarks } from './content/marks/work'
import { demoId } from './demo-id'
import { demoCompanies } from './market/companies'
import type { Market } from './market/market'

/** The drawn mark of each demo company, by its key. */
export const MARKS: Readonly<Record<string, MarkSign>> = { ...workMarks, ...tradeMarks, ...peopleMarks }

/** Pixels; the largest place for a logo shows 80. */
const SIZE = 192

type Logo = { row: typeof uploadedFile.$inferInsert & { id: string }; content: Uint8Array }

/** The drawn logos of the demo companies, as if each had uploaded its own. */
export function drawLogos(market: Market): Promise<Logo[]> {
  const profiles = new Map(market.companyProfiles.map((profile) => [profile.companyId, profile]))
  const admins = new Map(market.companyMembers.flatMap((one) => (one.isAdmin ? [[one.companyId, one.userId]] : [])))
  return Promise.all(
    demoCompanies.flatMap(({ key, name }) => {
      const id = demoId(`company:${key}`)
      const [profile, ownerUserId, sign] = [profiles.get(id), admins.get(id), MARKS[key]]
      if (!profile?.logoFileId || !ownerUserId || !sign) return []
      const svg = companyMark(paletteOf(name), sign, createRandom(`tile:${key}`).chance(0.35))
      const { logoFileId, createdAt, updatedAt } = profile
      return [drawLogo(svg, { id: logoFileId, ownerUserId, createdAt, updatedAt })]
    }),
  )
}

async function drawLogo(
  svg: string,
  about: Pick<Logo['row'], 'id' | 'ownerUserId' | 'createdAt' | 'updatedAt'>,
): Promise<Logo> {
  const content = await sharp(Buffer.from(svg), { density: 72 * (SIZE / 40) })
    .resize(SIZE, SIZE)
    .webp({ nearLossless: true })
    .toBuffer()
  const sha256 = createHash('sha256').update(content).digest('hex')
  return {
    content,
    row: { ...about, name: 'logo.webp', contentType: 'image/webp', size: content.length, sha256, isSealed: true },
  }
}
