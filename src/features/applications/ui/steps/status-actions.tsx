import { CalendarPlus, Ellipsis, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  companyStatusLabels,
  isStepBack,
} from '~/features/applications/lifecycle'
import { STEP_LABELS } from '~/features/applications/workflow/steps'
import { Button } from '~/ui/buttons/button'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useHeld } from '~/ui/form/guard/use-held'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { Menu, type MenuItem } from '~/ui/navigation/menu'
import { StepDialog } from './step-dialog'
import type { StepTarget } from './step-target'

type Props = { application: StepTarget; moveTo: readonly ApplicationStatus[] }

/**
 * The possible steps of an application: the next one, rejecting, and the rest in a menu. Each asks for its message; a
 * dialog stays when the application ends meanwhile.
 */
export function StatusActions({ application, moveTo }: Props) {
  const [target, setTarget] = useKeptChoice(`schritt-${application.id}`, APPLICATION_STATUSES)
  const held = useHeld(target !== null, application)
  const group = useRef<HTMLElement>(null)
  useFocusRescue(group, application.status)
  const forward = moveTo.filter((to) => to !== 'rejected' && !isStepBack(application.status, to))
  const back = moveTo.find((to) => isStepBack(application.status, to))
  // Looking through needs no button of its own beside the invitation: it is in the menu.
  const next = forward.find((to) => to !== 'in_review') ?? forward[0]
  const rest: MenuItem[] = forward
    .filter((to) => to !== next)
    .map((to) => ({ id: to, label: STEP_LABELS[to], onAction: () => setTarget(to) }))
  if (back) {
    const label = `Zurück zu „${companyStatusLabels[back]}“`
    rest.push({ id: back, label, icon: Undo2, onAction: () => setTarget(back) })
  }
  return (
    <>
      {moveTo.length > 0 && (
        <section
          ref={group}
          aria-label="Nächster Schritt"
          tabIndex={-1}
          className="action-bar no-print flex flex-none items-center gap-2 border-t border-line bg-surface px-5 py-3 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        >
          {next && (
            <Button variant="signal" className="min-w-0 flex-1 max-sm:px-3" onClick={() => setTarget(next)}>
              {next === 'interview' && <CalendarPlus aria-hidden="true" className="max-sm:hidden" />}
              {STEP_LABELS[next]}
            </Button>
          )}
          {moveTo.includes('rejected') && (
            <Button variant="outline" className="max-sm:px-3" onClick={() => setTarget('rejected')}>
              {STEP_LABELS.rejected}
            </Button>
          )}
          {rest.length > 0 && (
            <Menu label="Weitere Schritte" isIcon variant="outline" items={rest}>
              <Ellipsis aria-hidden="true" />
            </Menu>
          )}
        </section>
      )}
      {target && (
        <StepDialog key={target} step={{ applications: [held], to: target }} onClose={() => setTarget(null)} />
      )}
    </>
  )
}
