import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Their form stays whatever the reload brings: the page keeps its row, or the reload is of another list. */
const STAYS = new Set([
  'src/features/feedback/ui/answer-dialog.tsx',
  'src/features/applications/ui/templates/template-dialog.tsx',
  'src/features/resumes/ui/search/saved-searches.tsx',
])

const FORM = /\buse(?:App|Fresh)Form\(/

/** A call that reads again what its router has answered, also when it is refused. */
const RELOADS = /\buseMutation\(\s*trpc\.[\w.]+\((?!\{\s*meta: \{ isQuiet: true)/

/**
 * A refused form says why and keeps what was typed. A reload of its list after the refusal would take the form away
 * where somebody else was faster: its row is answered, or gone. So its calls are made by `useFormMutation`, or are quiet.
 */
test('no form is taken away by the reload that its own refusal causes', () => {
  const forms = readSources('src').filter(({ file, text }) => file.endsWith('.tsx') && FORM.test(text))
  expect(forms.length).toBeGreaterThan(50)
  const reloading = forms.filter(({ text }) => RELOADS.test(text)).map(({ file }) => file)
  expect(reloading.filter((file) => !STAYS.has(file))).toEqual([])
  expect([...STAYS].filter((file) => !reloading.includes(file))).toEqual([])
})

/** A click on a button that has no form: what is thrown there reaches nobody. */
const CLICK_THAT_THROWS = /\bon(?:Click|Press)=\{async \(\) => \{\s*await requireFresh\(/

test('a button outside of a form asks for proof of identity without throwing', () => {
  const throwing = readSources('src').filter(({ text }) => CLICK_THAT_THROWS.test(text))
  expect(throwing.map(({ file }) => file)).toEqual([])
})

/** Calls that other forms send, without `<Form>`. */
const SENT_BY_A_FORM = new Set([
  'src/features/conversations/ui/thread/report-dialog.tsx: report',
  'src/features/applicants/ui/saved-job-note.tsx: save',
  'src/features/applications/ui/detail/team-notes.tsx: add',
  'src/features/applications/ui/apply/apply-form.tsx: submit',
])

test('a button outside of a form reads again when it is refused', () => {
  const stale = readSources('src').flatMap(({ file, text }) =>
    [...text.matchAll(/const (\w+) = useFormMutation\(/g)]
      .map(([, name]) => name)
      .filter((name) => new RegExp(`\\b${name}\\.mutate\\(`).test(text))
      .map((name) => `${file}: ${name}`),
  )
  expect(new Set(stale)).toEqual(SENT_BY_A_FORM)
})
