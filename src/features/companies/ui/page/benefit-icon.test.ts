import {
  Banknote,
  Bike,
  CalendarDays,
  Car,
  Check,
  Dog,
  GraduationCap,
  House,
  KeyRound,
  ShieldCheck,
  Shirt,
  Users,
  Utensils,
} from 'lucide-react'
import { expect, it } from 'vitest'
import { benefitIcon } from './benefit-icon'

it.each([
  ['30 Tage Urlaub', CalendarDays],
  ['Zwei Tage mobiles Arbeiten', House],
  ['JobRad', Bike],
  ['Getränke frei', Utensils],
  ['Nachtzuschlag steuerfrei', Banknote],
  ['Personalwohnung', KeyRound],
  ['Führerschein CE wird bezahlt', GraduationCap],
  ['Unbefristet ab dem ersten Tag', ShieldCheck],
  ['Feste Ansprechperson', Users],
  ['Ein Hund im Büro', Dog],
  ['Freitagnachmittag frei', CalendarDays],
  ['Freie Wahl des Rechners', Shirt],
  ['Dienstwagen für den Außendienst', Car],
  ['Elbblick', Check],
])('%s has its picture', (benefit, icon) => expect(benefitIcon(benefit)).toBe(icon))
