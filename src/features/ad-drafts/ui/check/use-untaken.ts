import { useLeaveGuard } from '~/ui/form/guard/use-leave-guard'

/**
 * Asks before the page is left while something is typed and not taken over: the large button below goes on with what
 * the server has.
 * @param place distinguishes the field on the page
 */
export function useUntaken(place: string, isTyped: boolean): void {
  useLeaveGuard({
    place: `ad-${place}`,
    read: () => isTyped || undefined,
    // Nobody is signed in whose session could end.
    bringBack: () => {},
    message: 'Eine Änderung ist noch nicht übernommen und geht sonst verloren.',
  })
}
