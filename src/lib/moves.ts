/** A state machine as a table: in which states an event may happen, and which state it leads to. */
export type Moves<State extends string, Event extends string> = Readonly<
  Record<Event, { readonly from: readonly State[]; readonly to: State }>
>

/** Whether the table allows this event in this state. */
export function mayMove<State extends string, Event extends string>(
  moves: Moves<State, Event>,
  state: State,
  event: Event,
): boolean {
  return moves[event].from.includes(state)
}
