import { expect, test } from 'vitest'
import { type Area, liftAbove } from './dodge'

const toast: Area = { left: 1000, right: 1400, top: 800, bottom: 880 }

function button(top: number, left = 1200): Area {
  return { left, right: left + 150, top, bottom: top + 44 }
}

test('a message stays where it covers nothing', () => {
  expect(liftAbove(toast, [])).toBe(0)
  expect(liftAbove(toast, [button(700), button(830, 600)])).toBe(0)
})

test('a message rises above a button, with a little room between them', () => {
  expect(liftAbove(toast, [button(830)])).toBe(880 - 830 + 8)
})

test('a message that rose onto the next button rises above that, too', () => {
  expect(liftAbove(toast, [button(760), button(830)])).toBe(880 - 760 + 8)
  expect(liftAbove(toast, [button(830), button(760)])).toBe(880 - 760 + 8)
})

test('a message without a free place in the window goes where it covers least, and never out of it', () => {
  const tall = { ...toast, top: 40 }
  // At the top of the window it ends at 840 and leaves most of the button uncovered.
  expect(liftAbove(tall, [button(830)])).toBe(40)
  expect(liftAbove(tall, [button(400)])).toBe(0)
  expect(liftAbove({ ...toast, top: -10 }, [button(830)])).toBe(0)
})

test('a message that cannot rise over all buttons takes the gap between two of them', () => {
  const gap = [button(300), button(830), button(60), button(180)]
  expect(liftAbove({ ...toast, top: 780 }, gap)).toBe(880 - 830 + 8)
})
