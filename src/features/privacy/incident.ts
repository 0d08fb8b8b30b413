import { fromWallClock } from '~/lib/dates/dates'
import { z } from '~/lib/zod'

/** What an incident means for the people it is about (Art. 33 and 34 DSGVO). */
export const INCIDENT_RISKS = ['open', 'none', 'risk', 'high'] as const
export type IncidentRisk = (typeof INCIDENT_RISKS)[number]
export const incidentRiskLabels = {
  open: 'Noch nicht beurteilt',
  none: 'Kein Risiko: nicht zu melden',
  risk: 'Risiko: der Aufsichtsbehörde melden',
  high: 'Hohes Risiko: melden und die Betroffenen benachrichtigen',
} satisfies Record<IncidentRisk, string>

/** Who gets the letter to the people concerned. */
export const INCIDENT_AUDIENCES = ['everyone', 'applicants', 'companies', 'addresses'] as const
export type IncidentAudience = (typeof INCIDENT_AUDIENCES)[number]
export const incidentAudienceLabels = {
  everyone: 'Alle Konten',
  applicants: 'Alle Bewerberinnen und Bewerber',
  companies: 'Alle Mitglieder von Unternehmen',
  addresses: 'Nur diese Adressen',
} satisfies Record<IncidentAudience, string>

/** The authority has to know within this time of our knowing, milliseconds (Art. 33 (1)). */
const REPORT_WITHIN_MS = 72 * 60 * 60 * 1000

/** So long before the end of the 72 hours the admins are reminded, milliseconds. */
const REMIND_BEFORE_MS = 24 * 60 * 60 * 1000

/** Of what admins are told while an incident is not reported: its time ends soon, or is over. */
export type IncidentStage = 'due-soon' | 'overdue'

/** Where an incident stands that is known since then; null while there is time. */
export function incidentStage(knownAt: Date, now: Date): IncidentStage | null {
  const left = reportDueAt(knownAt).getTime() - now.getTime()
  if (left <= 0) return 'overdue'
  return left <= REMIND_BEFORE_MS ? 'due-soon' : null
}

/** Incidents known since this moment or before are due soon at `now`. */
export function knownSince(stage: IncidentStage, now: Date): Date {
  return new Date(now.getTime() - REPORT_WITHIN_MS + (stage === 'due-soon' ? REMIND_BEFORE_MS : 0))
}

/** Until when an incident known since then is to be reported. */
export function reportDueAt(knownAt: Date): Date {
  return new Date(knownAt.getTime() + REPORT_WITHIN_MS)
}

/**
 * Companies hear of a breach of what they store with us within so many hours, as the processor agreement promises them
 * (Art. 33 (2); `agreement-text.ts`).
 */
export const COMPANIES_TOLD_HOURS = 24

const HOUR_MS = 60 * 60 * 1000

/** Until when the companies have to know of an incident; null when a letter has told them. */
export function companiesDueAt(knownAt: Date, letters: readonly { audience: IncidentAudience }[]): Date | null {
  if (letters.some(({ audience }) => audience === 'companies' || audience === 'everyone')) return null
  return new Date(knownAt.getTime() + COMPANIES_TOLD_HOURS * HOUR_MS)
}

/** What is left of the 72 hours, in words. */
export function clockText(knownAt: Date, now: Date): string {
  const hours = (reportDueAt(knownAt).getTime() - now.getTime()) / HOUR_MS
  const count = Math.floor(Math.abs(hours))
  const span = count === 1 ? 'einer Stunde' : `${count}\u00a0Stunden`
  if (hours < 0) return count < 1 ? 'Die Frist ist gerade vorbei' : `Die Frist ist seit ${span} vorbei`
  return count < 1 ? 'Noch weniger als eine Stunde' : `Noch ${count}\u00a0${count === 1 ? 'Stunde' : 'Stunden'}`
}

const text = (max: number) => z.string().trim().max(max)
const wallClock = z.string().refine((value) => fromWallClock(value) !== null, 'Bitte geben Sie Tag und Uhrzeit an.')

/** Input of the form; all but title and moment may follow later, the clock does not wait. */
export const incidentFormSchema = z.object({
  title: z.string().trim().min(3, 'Bitte geben Sie dem Vorfall einen Namen.').max(120),
  knownAt: wallClock,
  facts: text(4000),
  persons: text(1000),
  data: text(1000),
  consequences: text(2000),
  measures: text(4000),
  risk: z.enum(INCIDENT_RISKS),
  riskReason: text(2000),
})
export type IncidentForm = z.infer<typeof incidentFormSchema>

/** `version` null: a new one. */
export const saveIncidentSchema = z.object({
  id: z.uuid(),
  version: z.number().int().nullable(),
  values: incidentFormSchema,
})

export const reportFormSchema = z.object({ reportedAt: wallClock, delayReason: text(2000) })
export const reportIncidentSchema = reportFormSchema.extend({ id: z.uuid() })

const MOST_ADDRESSES = 1000

export const letterFormSchema = z
  .object({
    audience: z.enum(INCIDENT_AUDIENCES, 'Bitte wählen Sie, wer den Brief bekommt.'),
    addresses: text(100_000),
    subject: z.string().trim().min(5, 'Bitte geben Sie einen Betreff an.').max(150),
    text: z
      .string()
      .trim()
      .min(50, 'Bitte schreiben Sie, was geschehen ist (mindestens 50 Zeichen).')
      .max(6000)
      .refine((written) => !written.includes(': …'), 'Bitte ergänzen Sie im Text noch, wo „…“ steht.'),
  })
  .refine(({ audience, addresses }) => audience !== 'addresses' || addressesIn(addresses).length > 0, {
    error: 'Bitte geben Sie mindestens eine E-Mail-Adresse an.',
    path: ['addresses'],
  })
  .refine(({ addresses }) => addressesIn(addresses).length <= MOST_ADDRESSES, {
    error: `Bitte geben Sie höchstens ${MOST_ADDRESSES} Adressen an.`,
    path: ['addresses'],
  })
  .refine(({ addresses }) => addressesIn(addresses).every((each) => z.email().safeParse(each).success), {
    error: 'Eine Zeile ist keine E-Mail-Adresse.',
    path: ['addresses'],
  })
/** `letterId` is the client's: sending it again writes nothing twice. */
export const sendLetterSchema = z.intersection(letterFormSchema, z.object({ id: z.uuid(), letterId: z.uuid() }))

/** One address a line, each once. */
export function addressesIn(lines: string): string[] {
  const found = lines.split(/[\s,;]+/).map((line) => line.trim().toLowerCase())
  return [...new Set(found.filter((line) => line !== ''))]
}
