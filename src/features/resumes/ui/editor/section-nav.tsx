import { Link } from '@tanstack/react-router'
import { Select } from '~/ui/choices/select'
import { Progress } from '~/ui/states/progress'
import { completeness } from '../../completeness'
import type { ResumeContent } from '../../schema'
import { SECTION_KEYS, type SectionKey } from './section-keys'
import { isFilled, sectionTexts } from './sections/sections'

type SectionNavProps = {
  current: SectionKey
  content: ResumeContent
  attachmentCount: number
  onChoose: (key: SectionKey) => void
}

/** The sections as a track with progress; a select where there is no room for it. */
export function SectionNav({ current, content, attachmentCount, onChoose }: SectionNavProps) {
  return (
    <div className="grid gap-4">
      <Progress label="Vollständigkeit" value={completeness(content)} />
      <div className="lg:hidden">
        <Select
          label="Abschnitt"
          value={current}
          onChange={onChoose}
          options={SECTION_KEYS.map((key, index) => ({
            value: key,
            label: `${sectionTexts[key].title} (${index + 1} von ${SECTION_KEYS.length})`,
          }))}
        />
      </div>
      <nav aria-label="Abschnitte" className="max-lg:hidden">
        <ol className="track-v">
          {SECTION_KEYS.map((key) => {
            const isDone = isFilled(key, content, attachmentCount)
            return (
              <li key={key} data-state={key === current ? 'current' : isDone ? 'done' : 'ahead'}>
                <Link
                  to="."
                  search={{ abschnitt: key }}
                  replace
                  resetScroll={false}
                  className="track-label block py-0.5 text-base"
                  aria-current={key === current ? 'step' : undefined}
                >
                  {sectionTexts[key].title}
                  {isDone && <span className="sr-only">, ausgefüllt</span>}
                </Link>
              </li>
            )
          })}
        </ol>
      </nav>
    </div>
  )
}
