import { expect, test } from 'vitest'
import { portWarning } from './browser-ports.ts'

// Node's fetch refuses the same ports before it connects.
test.each([1, 22, 87, 465, 587, 995, 2049, 3659, 4190, 5060, 6000, 6566, 6667, 6697, 10_080])(
  'port %i, which no browser opens, is said to be none',
  async (port) => {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } })
    expect(portWarning(`http://127.0.0.1:${port}`)).toContain(`Port ${port} ist in allen Browsern gesperrt`)
  },
)

test.each(['http://127.0.0.1:3000', 'https://stellwerk.example', 'http://localhost:8080', 'http://[::1]:4191'])(
  'nothing is said about %s',
  (address) => expect(portWarning(address)).toBeNull(),
)
