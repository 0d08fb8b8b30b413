import { z } from 'zod'
import { companyProcedure, does, router, signedInProcedure } from '~/features/accounts/server/trpc'
import { calendarSchema, createSlotsSchema, removeSlotsSchema } from '../../workflow/slot-schema'
import { endAddress, findAddress, renewAddress } from '../calendar-address/addresses'
import { companyCalendar, freeSlotsForCompany, slotChoices } from './company-calendar'
import { createSlots } from './create-slots'
import { removeSlots } from './remove-slots'

/** "Gespräche": a company's calendar and its free slots, and the private calendar address of everybody. */
export const slotProcedures = router({
  calendar: companyProcedure
    .input(calendarSchema)
    .query(({ ctx, input }) => companyCalendar(ctx.db, ctx.me, input, ctx.now)),
  slotChoices: companyProcedure.query(({ ctx }) => slotChoices(ctx.db, ctx.me)),
  freeSlots: companyProcedure
    .input(z.object({ applicationId: z.uuid() }))
    .query(({ ctx, input }) => freeSlotsForCompany(ctx.db, ctx.me, input.applicationId, ctx.now)),
  createSlots: companyProcedure.input(createSlotsSchema).mutation(does(createSlots)),
  removeSlots: companyProcedure.input(removeSlotsSchema).mutation(does(removeSlots)),
  calendarAddress: signedInProcedure.query(({ ctx }) => findAddress(ctx.db, ctx.me)),
  renewCalendarAddress: signedInProcedure.mutation(({ ctx }) => renewAddress(ctx.command)),
  endCalendarAddress: signedInProcedure.mutation(({ ctx }) => endAddress(ctx.db, ctx.me)),
})
