import { useSelector } from '@tanstack/react-form'
import { type ComponentProps, useContext, useSyncExternalStore } from 'react'
import { Button } from '../buttons/button'
import { formContext } from './form-context'

/**
 * Submits the surrounding `<Form>` and shows progress. Disabled until hydration: before that, the browser would reload
 * the page and lose what was typed.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  const form = useContext(formContext)
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const isAwake = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return <Button {...props} type="submit" disabled={!isAwake || props.disabled} isPending={isSubmitting} />
}

function subscribeToNothing() {
  return () => {}
}
