import { useRef, useState } from 'react'
import { type ApplicationStatus, companyStatusLabels, isStepBack } from '~/features/applications/lifecycle'
import { STEP_LABELS } from '~/features/applications/workflow/steps'
import { Button } from '~/ui/buttons/button'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { StepDialog } from './step-dialog'
import type { StepTarget } from './step-target'

type Props = { application: StepTarget & { moveTo: ApplicationStatus[] } }

/** The possible actions for an application; each step asks for its message. */
export function StatusActions({ application }: Props) {
  const [target, setTarget] = useState<ApplicationStatus | null>(null)
  const group = useRef<HTMLElement>(null)
  useFocusRescue(group, application.status)
  const forward = application.moveTo.filter((to) => to !== 'rejected' && !isStepBack(application.status, to))
  const back = application.moveTo.find((to) => isStepBack(application.status, to))
  return (
    <section ref={group} aria-label="Nächster Schritt" tabIndex={-1} className="flex flex-wrap gap-2">
      {forward.map((to, index) => (
        <Button key={to} size="sm" variant={index === 0 ? 'primary' : 'outline'} onClick={() => setTarget(to)}>
          {STEP_LABELS[to]}
        </Button>
      ))}
      {application.moveTo.includes('rejected') && (
        <Button size="sm" variant="ghost" onClick={() => setTarget('rejected')}>
          {STEP_LABELS.rejected}
        </Button>
      )}
      {back && (
        <Button size="sm" variant="ghost" onClick={() => setTarget(back)}>
          Zurück zu „{companyStatusLabels[back]}“
        </Button>
      )}
      {target && (
        <StepDialog key={target} step={{ applications: [application], to: target }} onClose={() => setTarget(null)} />
      )}
    </section>
  )
}
