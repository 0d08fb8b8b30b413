import net from 'node:net'
import { expect, test } from 'vitest'
import { freePorts, isListening } from './ports.ts'

test('free ports differ, can be used, and lie below those of outgoing connections', async () => {
  const ports = await freePorts(20)
  expect(new Set(ports).size).toBe(20)
  expect(Math.max(...ports)).toBeLessThan(32_768)
  const [port = 0] = ports
  expect(await isListening(port)).toBe(false)
  const server = net.createServer().listen(port, '127.0.0.1')
  await expect.poll(() => isListening(port)).toBe(true)
  await new Promise((resolve) => server.close(resolve))
})
