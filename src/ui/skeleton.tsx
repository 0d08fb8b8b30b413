import { classNames } from './class-names'

/** A grey area the size of what is to come; give it height and width by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span className={classNames('skeleton', className)} />
}
