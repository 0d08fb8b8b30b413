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
  Dog,
  Dumbbell,
  GraduationCap,
  HeartPulse,
  House,
  KeyRound,
  type LucideIcon,
  PiggyBank,
  Scale,
  ShieldCheck,
  Shirt,
  Truck,
  Users,
  Utensils,
} from 'lucide-react'

/** What a benefit is about, by its words; the first that fits. */
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/kantine|essen|(?<!nach)mittag|obst|kaffee|verpflegung|küche|getränk|milch|brot|wein\b|snack/i, Utensils],
  [/zulage|zuschl|prämie|bonus|gehalt|vorschuss|gewinn|steuerfrei|sonderzahlung|honorar|equal pay|\bgeld/i, Banknote],
  [/homeoffice|mobil|zu hause|remote|von überall/i, House],
  [/wohn(?!ort)|zimmer|unterkunft|umzug/i, KeyRound],
  [
    /urlaub|feiertag|wochenende|ferien|freie[nr]? (?:tage|winterwochen)|(?:tage?|abend|nachmittag|samstags?|sonntags?|wochen) frei|sabbat|ausgleichstag|regeneration|forschungsfreitag/i,
    CalendarDays,
  ],
  [
    /weiterbildung|fortbildung|studium|schulung|meister|lern|einarbeitung|anleitung|lehrgang|lehrwerk|seminar|kurs|examen|prüfung|führerschein|zertifi|promotion|mentor|literatur|fachwirt|trainings/i,
    GraduationCap,
  ],
  [/firmenwagen|dienstwagen|auto|wagen|parkplatz|tank/i, Car],
  [
    /gleitzeit|stunden|arbeitszeit|teilzeit|schicht|zeitkonto|dienst(?!rad|wagen)|woche|zeiten|zeiterfassung|feierabend|vorbereitungszeit|pause/i,
    Clock,
  ],
  [/rad\b|räder|e-bike/i, Bike],
  [/ticket|bus\b|bahn|fahrgemeinschaft|fahrkarte|heimfahrt/i, Bus],
  [/lkw|zugmaschine|boot\b/i, Truck],
  [/rente|vorsorge|zusatzversorgung|versicherung|vermögen/i, PiggyBank],
  [/kita|kind|eltern|familie/i, Baby],
  [/gesund|arzt|physio|pflege|massage/i, HeartPulse],
  [/sport|fitness|training|schwimm|segel|skipass/i, Dumbbell],
  [/kleidung|ausrüstung|werkzeug|hebebühne|rechner|laptop/i, Shirt],
  [/rabatt|vergünstigt|selbstkosten|prozent|preis|nutzbar|frei\b|freifahrt|gratis|kostenlos/i, BadgePercent],
  [/tarif|tvöd|tv-|anrechnung/i, Scale],
  [/unbefristet|festanstellung|vertrag|sicher|übernahme/i, ShieldCheck],
  [/team|mannschaft|kolonne|ansprechperson|begleitung|kolleg/i, Users],
  [/hund/i, Dog],
  [/bezahlt|geld|zuschuss/i, Banknote],
]

/** A picture for a benefit; a tick where no word is known. */
export function benefitIcon(benefit: string): LucideIcon {
  return ICONS.find(([words]) => words.test(benefit))?.[1] ?? Check
}
