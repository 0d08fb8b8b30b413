import { Bike, CalendarDays, Check, House } from 'lucide-react'
import { expect, it } from 'vitest'
import { benefitIcon } from './benefit-icon'

it.each([
  ['30 Tage Urlaub', CalendarDays],
  ['Zwei Tage mobiles Arbeiten', House],
  ['JobRad', Bike],
  ['Ein Hund im Büro', Check],
])('%s has its picture', (benefit, icon) => expect(benefitIcon(benefit)).toBe(icon))
