import type { AdFinding } from '~/features/ad-check/ad'
import type { ChecklistItem } from '~/features/job-postings/publishing'
import { EDITOR_STEPS, type EditorStep } from '~/features/job-postings/vocabulary'

export const editorStepLabels = {
  grunddaten: 'Grunddaten',
  beschreibung: 'Beschreibung',
  bedingungen: 'Bedingungen',
  bewerbungsweg: 'Bewerbungsweg',
  pruefen: 'Prüfen',
} satisfies Record<EditorStep, string>

/** Fields by step; the names are those of the form. */
const FIELDS = {
  grunddaten: ['title', 'occupationField', 'employerType', 'temporaryWorkPermit', 'openings', 'referenceNumber'],
  beschreibung: ['tasks', 'profile', 'offer'],
  bedingungen: [
    'workplace',
    'places',
    'employmentTypes',
    'shifts',
    'hoursPerWeek',
    'contract',
    'fixedTermUntil',
    'startDate',
    'salaryMinCents',
    'salaryMaxCents',
    'salaryPeriod',
    'collectiveAgreement',
  ],
  bewerbungsweg: [
    'contactName',
    'contactPhone',
    'contactEmail',
    'promisedReplyDays',
    'externalUrl',
    'isAnonymous',
    'questions',
  ],
  pruefen: [],
} satisfies Record<EditorStep, string[]>

/** The step of a field, including `questions[0].text`. */
export function stepOfField(name: string): EditorStep {
  const [field = ''] = name.split(/[.[]/)
  return EDITOR_STEPS.find((step) => FIELDS[step].some((known) => known === field)) ?? 'grunddaten'
}

/** The field of a checklist entry. */
export function fieldOfItem({ key }: ChecklistItem): string {
  return key === 'salary' ? 'salaryMinCents' : key
}

/** What is missing or wrong on each step, in a few words. */
export function leftToDo(items: readonly ChecklistItem[], findings: readonly AdFinding[]) {
  return new Map(
    EDITOR_STEPS.map((step) => {
      const open = items.filter((item) => item.isRequired && !item.isDone && stepOfField(fieldOfItem(item)) === step)
      // A missing field is reported once, although the ad check also explains why it is required.
      const openFields = new Set(open.map(fieldOfItem))
      const blocking = findings.filter(
        ({ severity, field }) => severity === 'error' && stepOfField(field) === step && !openFields.has(field),
      )
      const text = problemText(open.length, blocking.length)
      // An empty form is no error: only existing invalid input is shown as one.
      return [step, blocking.length > 0 ? { problem: text } : { open: text }]
    }),
  )
}

/** Missing and invalid input are different: nobody should look for an empty field in vain. */
function problemText(open: number, blocking: number): string | undefined {
  if (open > 0 && blocking > 0) return `${open} offen, ${blocking} zu ändern`
  if (blocking > 0) return `${blocking} zu ändern`
  return open === 0 ? undefined : open === 1 ? 'eine Angabe offen' : `${open} Angaben offen`
}

/** Runs something after the step is shown. */
export function afterRender(then: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

const CONTROL = 'input, select, textarea, button, [contenteditable="true"]'

/** How often to look for what is still being loaded, and how long between, milliseconds. */
const LOOKS = 50
const PAUSE_MS = 100

/**
 * Shows a field of the editor and puts the cursor into it. The editor of texts may still be loading: then as soon as it
 * is there, unless the person has gone elsewhere.
 */
export function focusField(id: string, from = document.activeElement, looks = LOOKS) {
  const element = document.getElementById(id)
  const control = element?.matches(CONTROL) ? element : element?.querySelector<HTMLElement>(CONTROL)
  if (control) {
    control.scrollIntoView({ block: 'center' })
    control.focus()
  } else if (looks > 0 && document.activeElement === from) {
    setTimeout(focusField, PAUSE_MS, id, from, looks - 1)
  }
}
