import type { ApplicationStatus } from '~/features/applications/lifecycle'
import type { Random } from '~/lib/random'

const FIRST_IMPRESSIONS = [
  'Lebenslauf ist lückenlos, Anschreiben geht auf unsere Anzeige ein. Gern einladen.',
  'Passt fachlich. Kündigungsfrist klären.',
  'Wohnt in der Nähe, kurzer Arbeitsweg. Kommt in die engere Wahl.',
  'Erfahrung reicht für die Stelle, bei den Fachkenntnissen nachfragen.',
  'Quereinstieg, aber motiviert. Probetag vorschlagen?',
  'Gehaltsvorstellung liegt in unserer Spanne, telefonisch bestätigt.',
  'Bitte noch Zeugnisse anfordern, bevor wir entscheiden.',
] as const

const AFTER_TALKS = [
  'Gespräch war angenehm und konkret. Das Team kann es sich gut vorstellen.',
  'Rundgang gemacht, gute Fragen gestellt. Rückmeldung bis Freitag zugesagt.',
  'Fachlich sicher, etwas zurückhaltend. Zweites Gespräch mit der Teamleitung.',
  'Probetag lief gut, auch die Kolleginnen und Kollegen sind dafür.',
] as const

const REASONS = [
  'Absage, weil die geforderte Qualifikation fehlt. Bei anderer Stelle wieder melden.',
  'Andere Person hat mehr Erfahrung in genau diesem Bereich.',
] as const

/** Internal notes of colleagues about an application in this state. */
export function notesFor(status: ApplicationStatus, random: Random): string[] {
  const first = random.pick(FIRST_IMPRESSIONS)
  if (status === 'rejected') return [random.pick(REASONS)]
  const hasMet = status === 'interview' || status === 'offer' || status === 'hired'
  return hasMet && random.chance(0.6) ? [first, random.pick(AFTER_TALKS)] : [first]
}
