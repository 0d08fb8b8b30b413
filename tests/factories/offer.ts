import type { MakeOfferInput } from '~/features/applications/offers/offer-schema'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'

/** An offer as the form sends it, for an application that is still new. */
export function offerInput(applicationId: string, values: Partial<MakeOfferInput> = {}): MakeOfferInput {
  return {
    id: uuidv7(),
    applicationId,
    from: 'submitted',
    replaces: null,
    reason: null,
    terms: {
      startsOn: toIsoDay(addDays(new Date(), 60)),
      payCents: 365_000,
      payPeriod: 'month',
      payExtra: '13. Gehalt',
      hoursPerWeek: 38,
      contract: 'permanent',
      fixedTermUntil: null,
      workplace: 'onsite',
      place: 'Bielefeld, Tor 2',
      holidayDays: 30,
      trialMonths: 6,
    },
    answerUntil: toIsoDay(addDays(new Date(), 7)),
    words: 'Guten Tag {vorname}, wir freuen uns auf Sie.',
    fileId: null,
    ...values,
  }
}
