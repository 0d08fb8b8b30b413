import { companyProcedure, does, limited, publicProcedure, router } from '~/features/accounts/server/trpc'
import { linkTokenSchema } from '~/features/job-postings/schema'
import { networkOf } from '~/platform/server/rate-limit'
import {
  adFileSchema,
  beginAdSchema,
  changeAdSchema,
  mendAdSchema,
  peopleAroundSchema,
  seenAdSchema,
  takeAdSchema,
} from '../schema'
import { beginAd } from './begin-ad'
import { changeAd, findAd, keepAd, mendAd, mendWholeAd, takeAd } from './change-ad'
import { peopleForNewest, peopleNearby } from './people-nearby'
import { readAdFile } from './read-ad-file'
import { viewAd } from './view-of-ad'

/** An ad before there is an account; the link's secret is the only right. */
export const adDraftRouter = router({
  /** For the overview of a company. */
  peopleForNewest: companyProcedure.query(({ ctx }) => peopleForNewest(ctx.reads, ctx.me.company.id, ctx.now)),
  begin: publicProcedure
    .input(beginAdSchema)
    .use(limited('ad-draft'))
    .mutation(({ ctx, input }) => beginAd(ctx, input)),
  beginWithFile: publicProcedure
    .input(adFileSchema)
    .use(limited('ad-draft'))
    .mutation(async ({ ctx, input }) =>
      beginAd(ctx, { text: await readAdFile(input.file, `visitor ${networkOf(ctx.clientIp)}`) }),
    ),
  byToken: publicProcedure
    .input(linkTokenSchema)
    .use(limited('ad-draft-change'))
    .query(({ ctx, input }) => viewAd(ctx, input.token)),
  /** In another radius than the usual one, which comes with the ad. */
  peopleAround: publicProcedure
    .input(peopleAroundSchema)
    .use(limited('ad-draft-change'))
    .query(async ({ ctx, input }) =>
      peopleNearby((await findAd(ctx.db, input.token, ctx.now)).input, ctx.now, input.radiusKm),
    ),
  change: publicProcedure
    .input(changeAdSchema)
    .use(limited('ad-draft-change'))
    .mutation(async ({ ctx, input }) => {
      await changeAd(ctx, input)
      return viewAd(ctx, input.token)
    }),
  mend: publicProcedure
    .input(mendAdSchema)
    .use(limited('ad-draft-change'))
    .mutation(async ({ ctx, input }) => {
      await mendAd(ctx, input)
      return viewAd(ctx, input.token)
    }),
  mendAll: publicProcedure
    .input(seenAdSchema)
    .use(limited('ad-draft-change'))
    .mutation(async ({ ctx, input }) => {
      await mendWholeAd(ctx, input)
      return viewAd(ctx, input.token)
    }),
  /** Before registering: the ad waits for a week. */
  keep: publicProcedure
    .input(linkTokenSchema)
    .use(limited('ad-draft-change'))
    .mutation(({ ctx, input }) => keepAd(ctx, input)),
  take: companyProcedure.input(takeAdSchema).mutation(does(takeAd)),
})
