import { Link, type LinkProps } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'

export type Task = {
  id: string
  icon: LucideIcon
  /** One sentence without a full stop. */
  text: string
  /** What is done there, one verb: "Antworten". */
  action: string
  link: LinkProps
}

/** Things to do, one per row; the whole row is a link. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {tasks.map(({ id, icon: Icon, text, action, link }) => (
        <li key={id}>
          <Link {...link} className="flex min-h-14 items-center gap-3 px-4 py-3 text-sm hover:bg-sunken">
            <Icon className="size-5 flex-none text-accent" aria-hidden="true" />
            <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{text}</span>
            <span className="font-semibold text-accent">{action}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
