import { classNames } from '../class-names'

/** A grey placeholder; set its height and width by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span className={classNames('skeleton', className)} />
}
