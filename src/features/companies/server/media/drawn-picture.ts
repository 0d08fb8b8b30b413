import { z } from 'zod'
import type { PublicBody } from '~/platform/server/answers/public-answer'
import { apiError } from '~/platform/server/answers/public-answer'
import { companyPicture, PICTURE_VIEWS } from '../../drawing/picture'
import { INDUSTRIES } from '../../vocabulary'

const asked = z.object({
  name: z.string().min(1).max(200),
  branche: z.enum(INDUSTRIES).nullable(),
  bild: z.coerce
    .number()
    .int()
    .min(0)
    .max(PICTURE_VIEWS - 1),
})

/** The drawn picture of a company without one of its own. The address alone decides what it shows. */
export async function drawnPicture(request: Request): Promise<PublicBody | Response> {
  const values = new URL(request.url).searchParams
  const read = asked.safeParse({
    name: values.get('name'),
    branche: values.get('branche'),
    bild: values.get('bild') ?? 0,
  })
  if (!read.success) return apiError(404, 'not-found', 'Dieses Bild gibt es nicht.')
  const { name, branche, bild } = read.data
  return {
    type: 'image/svg+xml',
    body: companyPicture({ name, industry: branche, view: bild }),
    // Another name has another address, another drawing another version.
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }
}
