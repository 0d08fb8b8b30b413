import {
  Baby,
  BadgePercent,
  Banknote,
  Bike,
  Bus,
  CalendarDays,
  Car,
  Check,
  Clock,
  Dumbbell,
  GraduationCap,
  HeartPulse,
  House,
  type LucideIcon,
  PiggyBank,
  Scale,
  Shirt,
  Utensils,
} from 'lucide-react'

/** What a benefit is about, by its words; the first that fits. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/urlaub|feiertag|wochenende|sonntag|frei/i, CalendarDays],
  [/homeoffice|mobil|zu hause|remote/i, House],
  [/gleitzeit|stunden|arbeitszeit|teilzeit|schicht|zeitkonto|dienstplan/i, Clock],
  [/rad\b|fahrrad|jobrad|e-bike/i, Bike],
  [/ticket|bus|bahn|fahrgemeinschaft|fahrkarte/i, Bus],
  [/firmenwagen|auto|wagen|parkplatz|tank/i, Car],
  [/rente|vorsorge|zusatzversorgung|versicherung|vermögen/i, PiggyBank],
  [/kita|kind|eltern|familie/i, Baby],
  [/weiterbildung|fortbildung|studium|schulung|meister|lern|einarbeitung|anleitung/i, GraduationCap],
  [/gesund|arzt|physio|pflege|massage/i, HeartPulse],
  [/sport|fitness|training/i, Dumbbell],
  [/kantine|essen|mittag|obst|kaffee|verpflegung|küche/i, Utensils],
  [/kleidung|ausrüstung|werkzeug/i, Shirt],
  [/rabatt|vergünstigt|selbstkosten|prozent/i, BadgePercent],
  [/tarif|tvöd|anrechnung/i, Scale],
  [/geld|zulage|zuschl|prämie|bonus|gehalt|vorschuss|gewinn/i, Banknote],
]

/** A picture for a benefit; a tick where no word is known. */
export function benefitIcon(benefit: string): LucideIcon {
  return ICONS.find(([words]) => words.test(benefit))?.[1] ?? Check
}
