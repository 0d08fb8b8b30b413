import { toIsoDay } from '~/lib/dates/dates'
import type { PayrollLaw } from '~/lib/work/net-pay/payroll-law'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { type DatedValue, type Settings, valueOn } from '~/platform/settings/schema'

/** What net pay is calculated from today. */
export async function readPayrollLaw(db: Queryable, now: Date): Promise<PayrollLaw> {
  return payrollLawOf(await getSettings(db), toIsoDay(now))
}

/** @param day `YYYY-MM-DD`, German calendar */
export function payrollLawOf(settings: Settings, day: string): PayrollLaw {
  const on = (values: readonly DatedValue[]) => valueOn(values, day)
  const euros = (values: readonly DatedValue[]) => on(values) / 100
  return {
    year: yearOf(settings.taxFreeCents, day),
    taxFree: euros(settings.taxFreeCents),
    firstZoneEnd: euros(settings.firstTaxZoneCents),
    secondZoneEnd: euros(settings.secondTaxZoneCents),
    thirdZoneEnd: euros(settings.thirdTaxZoneCents),
    classFiveSteps: [
      euros(settings.classFiveFirstCents),
      euros(settings.classFiveSecondCents),
      euros(settings.classFiveThirdCents),
    ],
    solidarityFree: euros(settings.solidarityFreeCents),
    workAllowance: euros(settings.workAllowanceCents),
    specialAllowance: euros(settings.specialAllowanceCents),
    singleParentAllowance: euros(settings.singleParentAllowanceCents),
    minijobLimit: euros(settings.minijobLimitCents),
    lowPayCeiling: euros(settings.lowPayCeilingCents),
    pensionCeiling: euros(settings.pensionCeilingCents),
    healthCeiling: euros(settings.healthCeilingCents),
    pensionPercent: on(settings.pensionPercent),
    unemploymentPercent: on(settings.unemploymentPercent),
    healthPercent: on(settings.healthPercent),
    healthExtraPercent: on(settings.healthExtraPercent),
    carePercent: on(settings.carePercent),
    childlessCarePercent: on(settings.childlessCarePercent),
  }
}

/** The year whose tariff is used: the last known one. */
function yearOf(tariff: readonly DatedValue[], day: string): number {
  const current = tariff.findLast(({ from }) => from <= day) ?? tariff[0]
  return Number((current?.from ?? day).slice(0, 4))
}
