import { expect, it } from 'vitest'
import { drawnPay } from './pay-plot'

const monthly = { label: 'Koch', isNear: true, isByHour: false, own: 3_000_00 }

it('counts every posting in one column, and says where the middle is', () => {
  const plot = drawnPay([2_500_00, 2_510_00, 2_990_00, 3_000_00, 3_400_00], monthly)
  expect(plot).toMatchObject({ count: 5, midCents: 2_990_00, below: 3, stepCents: 50_00 })
  expect(plot.columns).toEqual([
    { cents: 2_500_00, count: 2 },
    { cents: 2_950_00, count: 1 },
    { cents: 3_000_00, count: 1 },
    { cents: 3_400_00, count: 1 },
  ])
})

it('takes the mean of both middles of an even number', () => {
  expect(drawnPay([2_000_00, 2_100_00, 2_200_00, 2_300_00], monthly).midCents).toBe(2_150_00)
})

it('widens the columns until they fit, by the hour as well', () => {
  const wide = drawnPay([1_000_00, 12_000_00], monthly)
  expect((12_000_00 - 1_000_00) / wide.stepCents).toBeLessThan(32)
  const hourly = drawnPay([14_00, 22_50], { ...monthly, isByHour: true, own: 15_00 })
  expect((22_50 - 14_00) / hourly.stepCents).toBeLessThan(32)
  expect(hourly.midCents).toBe(18_30)
})
