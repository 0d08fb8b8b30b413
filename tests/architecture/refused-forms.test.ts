import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Their form stays whatever the reload brings: the page keeps its row, or the reload is of another list. */
const STAYS = new Set([
  'src/features/feedback/ui/answer-dialog.tsx',
  'src/features/applications/ui/templates/template-dialog.tsx',
  'src/features/resumes/ui/search/saved-searches.tsx',
])

/**
 * A refused form says why and keeps what was typed. A reload of its list after the refusal (`onSettled`) would take the
 * form away where somebody else was faster: its row is answered, or gone.
 */
test('no form is taken away by the reload that its own refusal causes', () => {
  const forms = readSources('src').filter(({ file, text }) => file.endsWith('.tsx') && text.includes('useAppForm('))
  expect(forms.length).toBeGreaterThan(50)
  const reloading = forms.filter(({ text }) => /\bonSettled\b/.test(text)).map(({ file }) => file)
  expect(reloading.filter((file) => !STAYS.has(file))).toEqual([])
  expect([...STAYS].filter((file) => !reloading.includes(file))).toEqual([])
})
