import { Link, type LinkProps } from '@tanstack/react-router'
import { buttonClass } from '../buttons/button-class'

export type Task = {
  id: string
  /** What matters about it at a glance: how many, at what time, in how many days. */
  mark: string
  /** One sentence without a full stop. */
  text: string
  detail?: string | undefined
  /** What is done there, one verb: "Antworten". */
  action: string
  link: LinkProps
}

/** Things to do, one per row, the most urgent first: only its button is yellow, and none in a quiet list. */
export function TaskList({ tasks, isQuiet = false }: { tasks: readonly Task[]; isQuiet?: boolean }) {
  return (
    <ol className="divide-y divide-line">
      {tasks.map(({ id, mark, text, detail, action, link }, index) => (
        <li
          key={id}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 py-3 last:pb-0 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:items-center"
        >
          <span className="num font-display text-lg leading-tight font-[700]">{mark}</span>
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere hyphens-auto">{text}</span>
            {detail && <span className="block text-sm text-muted">{detail}</span>}
          </span>
          <Link
            {...link}
            aria-label={`${action}: ${text}`}
            className={buttonClass({
              variant: index === 0 && !isQuiet ? 'signal' : 'outline',
              size: 'sm',
              className: 'max-md:col-start-2 max-md:justify-self-start',
            })}
          >
            {action}
          </Link>
        </li>
      ))}
    </ol>
  )
}
