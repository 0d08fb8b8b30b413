import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanCard } from './plan-card'

const plan = {
  ...{ id: '1', name: 'Strecke', description: 'Für viele', netPriceCents: 14_900, interval: 'month' as const },
  ...{ maxActiveJobPostings: 20, maxMembers: 10, trialDays: 14, isRecommended: false },
}

test.each([
  ['S', 'zzgl. USt.'],
  ['E', 'ohne USt.'],
] as const)('a price of the category %s says what is added: %s', (taxCategory, addition) => {
  const html = renderToStaticMarkup(
    <PlanCard plan={plan} monthCents={undefined} taxCategory={taxCategory} action={null} />,
  )
  expect(html).toContain(addition)
})
