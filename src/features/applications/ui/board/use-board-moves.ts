import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { type ApplicationStatus, canChangeApplication, companyStatusLabels } from '~/features/applications/lifecycle'
import { useTRPC } from '~/platform/client/trpc'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { toast } from '~/ui/toast/toast-store'
import type { Board } from '../../views'
import type { PlannedStep, StepTarget } from '../steps/step-target'
import { withCardIn } from './board-cache'

export type BoardCard = StepTarget & { moveTo: ApplicationStatus[] }

/** Columns from left to right; the last one is for rejections. */
export const BOARD_TARGETS = ['submitted', 'in_review', 'interview', 'offer', 'hired', 'rejected'] as const
export type BoardTarget = (typeof BOARD_TARGETS)[number]

/** Steps that need no message run immediately, all others ask first. */
const AT_ONCE: readonly ApplicationStatus[] = ['submitted', 'in_review']

type Grabbed = { card: BoardCard; over: BoardTarget; by: 'keyboard' | 'pointer' }

/**
 * Moving cards on the board: by pointer, by keyboard (space picks up and drops, arrows choose the column, Escape
 * cancels) and by menu. A column accepts only what the state machine allows.
 */
export function useBoardMoves(findCard: (id: string) => BoardCard | undefined) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null)
  const [step, setStep] = useState<PlannedStep | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [movedId, setMovedId] = useState<string | null>(null)
  useKeptTexts('tafel', {
    step: {
      text: step && [step.applications[0]?.id, step.to].join(' '),
      bringBack(kept) {
        const [id = '', target] = kept.split(' ')
        const card = findCard(id)
        const to = BOARD_TARGETS.find((each) => each === target)
        if (card && to) setStep({ applications: [card], to })
      },
    },
  })
  const change = useMutation(
    trpc.application.changeStatus.mutationOptions({
      // The card moves immediately, and goes back when the server refuses.
      onMutate: async ({ applicationId, to }) => {
        const boards = trpc.application.board.queryFilter()
        await queryClient.cancelQueries(boards)
        const before = queryClient.getQueriesData<Board>(boards)
        queryClient.setQueriesData<Board>(boards, (board) => board && withCardIn(board, applicationId, to))
        return { before }
      },
      onSuccess: (_, { applicationId, from, to }) => {
        const canGoBack = canChangeApplication(to, from, 'company')
        toast.show({
          severity: 'success',
          title: `Status geändert: ${companyStatusLabels[to]}`,
          life: canGoBack ? 10_000 : 5000,
          action: canGoBack
            ? {
                label: 'Rückgängig',
                onAction: () => change.mutate({ applicationId, from: to, to: from, message: null }),
              }
            : undefined,
        })
      },
      onError: (_error, _input, earlier) => {
        for (const [key, board] of earlier?.before ?? []) queryClient.setQueryData(key, board)
      },
    }),
  )

  function move(card: BoardCard, to: ApplicationStatus) {
    if (!card.moveTo.includes(to)) return
    setMovedId(card.id)
    if (AT_ONCE.includes(to)) change.mutate({ applicationId: card.id, from: card.status, to, message: null })
    else setStep({ applications: [card], to })
  }

  function drop() {
    if (!grabbed) return
    const { card, over } = grabbed
    setGrabbed(null)
    if (over === card.status) {
      setAnnouncement(`${card.name} bleibt in ${companyStatusLabels[over]}.`)
      return
    }
    setAnnouncement(`${card.name} abgelegt in ${companyStatusLabels[over]}.`)
    move(card, over)
  }

  function cancel() {
    if (grabbed)
      setAnnouncement(`Abgebrochen. ${grabbed.card.name} bleibt in ${companyStatusLabels[grabbed.card.status]}.`)
    setGrabbed(null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const card = cardAt(event.target, findCard)
    if (!card || event.altKey || event.ctrlKey || event.metaKey) return
    if (grabbed?.by === 'keyboard') {
      if (event.key === ' ' || event.key === 'Enter') drop()
      else if (event.key === 'Escape') cancel()
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        const over = neighbour(grabbed, event.key === 'ArrowRight' ? 1 : -1)
        setGrabbed({ ...grabbed, over })
        setAnnouncement(`${companyStatusLabels[over]}. Leertaste legt ab, Escape bricht ab.`)
      } else return
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (event.key === ' ' && isOnCard(event.target)) {
      event.preventDefault()
      const start = BOARD_TARGETS.find((target) => target === card.status)
      if (!start) return
      setGrabbed({ card, over: start, by: 'keyboard' })
      setAnnouncement(`${card.name} gegriffen. Mit den Pfeiltasten die Spalte wählen, Leertaste legt ab.`)
    } else if (moveFocus(event)) event.preventDefault()
  }

  return {
    grabbed,
    announcement,
    step,
    /** The focus target after a card has changed its column. */
    movedId,
    forgetMoved: () => setMovedId(null),
    closeStep: () => setStep(null),
    move,
    onKeyDown,
    onBlur: () => {
      if (grabbed?.by === 'keyboard') cancel()
    },
    dragProps: (card: BoardCard) => ({
      draggable: card.moveTo.length > 0,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', card.name)
        const start = BOARD_TARGETS.find((target) => target === card.status)
        if (start) setGrabbed({ card, over: start, by: 'pointer' })
      },
      onDragEnd: () => setGrabbed(null),
    }),
    dropProps: (target: BoardTarget) => ({
      onDragOver: (event: DragEvent) => {
        if (grabbed?.by !== 'pointer' || !mayGo(grabbed.card, target)) return
        event.preventDefault()
        if (grabbed.over !== target) setGrabbed({ ...grabbed, over: target })
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop()
      },
    }),
  }
}

function mayGo(card: BoardCard, target: BoardTarget): boolean {
  return target === card.status || card.moveTo.includes(target)
}

/** The next column in this direction that accepts the card; the current one when there is none. */
function neighbour({ card, over }: Grabbed, direction: 1 | -1): BoardTarget {
  for (let index = BOARD_TARGETS.indexOf(over) + direction; ; index += direction) {
    const target = BOARD_TARGETS[index]
    if (target === undefined) return over
    if (mayGo(card, target)) return target
  }
}

function cardAt(target: EventTarget, findCard: (id: string) => BoardCard | undefined): BoardCard | undefined {
  if (!(target instanceof HTMLElement)) return undefined
  const id = target.closest<HTMLElement>('[data-card]')?.dataset.card
  return id === undefined ? undefined : findCard(id)
}

/** The card itself, not the menu in it. */
function isOnCard(target: EventTarget): boolean {
  return target instanceof HTMLAnchorElement
}

/** Arrows move between cards: up and down within a column, left and right to the next column that has one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  if (!(event.target instanceof HTMLAnchorElement)) return false
  const columns = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLAnchorElement>('[data-card] a'),
  ])
  const filled = columns.filter((links) => links.length > 0)
  const column = filled.findIndex((links) => links.some((link) => link === event.target))
  const row = filled[column]?.indexOf(event.target) ?? -1
  const goal = {
    ArrowUp: filled[column]?.[row - 1],
    ArrowDown: filled[column]?.[row + 1],
    ArrowLeft: filled[column - 1]?.[Math.min(row, (filled[column - 1]?.length ?? 1) - 1)],
    ArrowRight: filled[column + 1]?.[Math.min(row, (filled[column + 1]?.length ?? 1) - 1)],
  }[event.key]
  goal?.focus()
  return goal !== undefined
}
