import type { CompanyContext } from '~/features/accounts/server/command-context'
import { formatDay, formatIsoDay, formatMoment, toIsoDay } from '~/lib/dates/dates'
import { fileNamePart } from '~/lib/file-name'
import { plainText } from '~/lib/rich-text/rich-text'
import { audit } from '~/platform/server/audit/audit'
import { compileUa } from '~/platform/server/typst/compile-ua'
import { companyStatusLabels } from '../../lifecycle'
import { offerActLabels, offerStatusLabels } from '../../offers/offer'
import { offerPay } from '../../offers/offer-facts'
import { interviewStatusLabels } from '../../workflow/interview'
import { MAX_IN_PROCEDURE, type Procedure, readProcedure } from '../queries/procedure'
import { type MadeFile, writeDownExport } from './list-files'
import procedureTypst from './procedure.typ?raw'

const ENDS = {
  date: 'Laufzeit vorbei',
  archive: 'vom Unternehmen beendet',
  license: 'Lizenz abgelaufen',
  removal: 'von Stellwerk entfernt',
  company: 'Unternehmen nicht mehr auf Stellwerk',
} as const

/**
 * The file of a procedure as a tagged PDF: criteria, steps, and of each application its dates, decisions with their
 * reasons, and who took them. Hidden names stay hidden. It is audited, and each person can see that it was made.
 * @returns null for another company's posting
 * @throws AppError unavailable when too many documents wait
 */
export async function procedureFile(ctx: CompanyContext, jobPostingId: string): Promise<MadeFile | null> {
  const procedure = await ctx.db.transaction((tx) => readProcedure(tx, ctx.actor, jobPostingId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  if (!procedure) return null
  const content = await compileUa({ source: procedureTypst, data: dataOf(procedure, ctx.now) })
  const people = new Set(procedure.applications.map(({ applicantProfileId }) => applicantProfileId))
  await writeDownExport(ctx, people, 'Akte des Verfahrens')
  await audit(ctx.db, ctx.actor, 'job-posting.procedure-file', { type: 'jobPosting', id: jobPostingId })
  const title = fileNamePart(procedure.posting.title)
  return { name: `Akte ${title} ${toIsoDay(ctx.now)}.pdf`, contentType: 'application/pdf', content }
}

function dataOf({ posting, stages, applications, isCut }: Procedure, now: Date) {
  const criteria = plainText(posting.profile)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    title: `Akte des Verfahrens: ${posting.title}`,
    author: posting.companyName,
    subtitle: `${posting.companyName}, Stand ${formatMoment(now)}`,
    facts: factsOf(posting, applications.length),
    criteria,
    questions: posting.questions.map(({ text, knockOutAnswers }) => ({
      text,
      rest: knockOutAnswers.length > 0 ? `Erwartung nicht erfüllt bei: ${knockOutAnswers.join(', ')}` : '',
    })),
    statuses: Object.values(companyStatusLabels).join(', '),
    stages: stages.map(({ name, status }) => `${name} (in „${companyStatusLabels[status]}“)`),
    cut: isCut
      ? `Mehr als ${MAX_IN_PROCEDURE.toLocaleString('de-DE')} Bewerbungen passen nicht in ein PDF; alle stehen in der CSV-Datei.`
      : '',
    applications: applications.map((each) => applicationOf(each, posting.heldSince !== null)),
  }
}

function factsOf(posting: Procedure['posting'], count: number): [string, string][] {
  const { publishedAt, endedAt, endedBy, promiseExtendedAt, referenceNumber, heldSince } = posting
  const facts: [string, string | null][] = [
    ['Referenznummer', referenceNumber],
    ['Veröffentlicht', publishedAt && formatDay(publishedAt)],
    ['Beendet', endedAt && `${formatDay(endedAt)}${endedBy ? `, ${ENDS[endedBy]}` : ''}`],
    [
      'Antwort zugesagt',
      `innerhalb von ${posting.promisedReplyDays === 1 ? 'einem Tag' : `${posting.promisedReplyDays}\u00a0Tagen`}`,
    ],
    ['Antworten verschoben', promiseExtendedAt && formatDay(promiseExtendedAt)],
    ['Namen', posting.isAnonymous ? 'verborgen bis zur Einladung' : 'von Anfang an sichtbar'],
    ['Bewerbungen', String(count)],
    ['Löschung', heldSince && `angehalten seit ${formatDay(heldSince)}`],
  ]
  return facts.flatMap(([term, value]) => (value ? [[term, value]] : []))
}

function applicationOf(each: Procedure['applications'][number], isHeld: boolean) {
  const dates: [string, Date | null][] = [
    ['Eingegangen', each.submittedAt],
    ['Zuerst geöffnet', each.firstOpenedAt],
    ['Antwort zugesagt bis', each.answerDueAt],
    ['Beantwortet', each.answeredAt],
    ['Name gezeigt', each.namesShownAt],
    // Nothing is deleted under a legal hold.
    ['Wird gelöscht', isHeld ? null : each.deleteAfter],
  ]
  return {
    name: each.name,
    status: companyStatusLabels[each.status],
    dates: dates.flatMap(([term, at]) => (at ? [`${term}: ${formatDay(at)}`.replaceAll(' ', '\u00a0')] : [])),
    answers: each.answers.map(({ question, answer }) => ({ question, answer: answer || 'Keine Angabe' })),
    ratings: each.ratings.map(({ by, stars }) => `${by}: ${stars} von 5`),
    talks: each.talks.map(
      ({ startsAt, status }) =>
        `${startsAt ? formatMoment(startsAt) : 'ohne Termin'}, ${interviewStatusLabels[status]}`,
    ),
    offers: each.offers.map(
      ({ number, status, terms, answerUntil }) =>
        `${number}: ${offerPay(terms)}, Beginn ${formatIsoDay(terms.startsOn)}, gültig bis ${formatIsoDay(answerUntil)}, ${offerStatusLabels[status]}`,
    ),
    steps: each.events.map((event) => ({
      at: formatMoment(event.createdAt),
      step: stepOf(event),
      by: byOf(event, each.endReason),
      reason: event.message ?? '',
    })),
  }
}

type Step = Procedure['applications'][number]['events'][number]

function stepOf(event: Step): string {
  const isStep = event.fromStatus !== event.toStatus
  if (event.promisedUntil) return `Antwort verschoben auf ${formatDay(event.promisedUntil)}`
  if (event.offerAct && !event.showsNames) return offerActLabels[event.offerAct]
  if (!event.showsNames) return companyStatusLabels[event.toStatus]
  return isStep ? `${companyStatusLabels[event.toStatus]}, Name gezeigt` : 'Name gezeigt'
}

function byOf({ actorSide, by }: Step, endReason: string | null): string {
  if (actorSide === 'applicant') return 'Bewerberin oder Bewerber'
  return by ?? (endReason ? 'ohne Entscheidung einer Person' : 'nicht mehr im Team')
}
