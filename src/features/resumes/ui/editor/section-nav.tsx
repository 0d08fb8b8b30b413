import { Link } from '@tanstack/react-router'
import { Select } from '~/ui/choices/select'
import { classNames } from '~/ui/class-names'
import { Progress } from '~/ui/states/progress'
import { completeness } from '../../completeness'
import type { ResumeContent } from '../../schema'
import { EXTRA_KEYS, SECTION_KEYS, type SectionKey } from './section-keys'
import { isFilled, sectionTexts } from './sections/sections'

type SectionNavProps = {
  current: SectionKey
  content: ResumeContent
  attachmentCount: number
  onChoose: (key: SectionKey) => void
}

/**
 * The sections that count as a track with progress, the others below it: 100 % never stands beside an empty stop. A
 * select where there is no room for it.
 */
export function SectionNav({ current, content, attachmentCount, onChoose }: SectionNavProps) {
  const isDone = (key: SectionKey) => isFilled(key, content, attachmentCount)
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
          {SECTION_KEYS.filter((key) => !EXTRA_KEYS.has(key)).map((key) => (
            <li key={key} data-state={key === current ? 'current' : isDone(key) ? 'done' : 'ahead'}>
              <SectionLink section={key} isCurrent={key === current} isDone={isDone(key)} />
            </li>
          ))}
        </ol>
        <p className="mt-5 mb-1 text-sm text-muted">Dazu, wenn du magst</p>
        <ul className="pl-8">
          {[...EXTRA_KEYS].map((key) => (
            <li key={key}>
              <SectionLink section={key} isCurrent={key === current} isDone={isDone(key)} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function SectionLink({ section, isCurrent, isDone }: { section: SectionKey; isCurrent: boolean; isDone: boolean }) {
  return (
    <Link
      to="."
      search={{ abschnitt: section }}
      replace
      resetScroll={false}
      className={classNames('track-label block py-0.5 text-base', isCurrent && 'font-semibold')}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {sectionTexts[section].title}
      {isDone && <span className="sr-only">, ausgefüllt</span>}
    </Link>
  )
}
