import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { metrics } from '~/platform/server/metrics/registry'
import { startMeasuring } from '~/server/measures'

const rules = path.resolve(import.meta.dirname, '../../docs/operations/alerts.yaml')

function promtool(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('the alert rules are rules', () => {
  const { status, output } = promtool(['check', 'rules', '--lint=all', rules])
  expect(output).toContain('SUCCESS')
  expect(status).toBe(0)
})

test('each alert speaks when something breaks, and only then', () => {
  const tests = path.join(import.meta.dirname, 'alerts.test.yaml')
  const tried = [...fs.readFileSync(tests, 'utf8').matchAll(/alertname="(\w+)"/g)].map(([, name]) => name)
  const alerts = [...fs.readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(tried.sort()).toEqual(alerts.sort())
  const { status, output } = promtool(['test', 'rules', tests])
  expect(output).toContain('SUCCESS')
  expect(status).toBe(0)
})

test('the metrics are metrics, named as they should be', async () => {
  startMeasuring()
  const text = await metrics.metrics()
  const counters = new Set([...text.matchAll(/^# TYPE (\w+) counter$/gm)].map(([, name = '']) => name))
  // promtool reads the older format, without exemplars, in which a counter has its suffix everywhere.
  const told = text
    .replace(/ # \{.*$/gm, '')
    .replace(/^(# (?:HELP|TYPE) \w+)( .*)$/gm, (line, head: string, rest: string) =>
      counters.has(head.split(' ')[2] ?? '') ? `${head}_total${rest}` : line,
    )
  const { output } = promtool(['check', 'metrics'], told)
  // What the library brings along has names of its own.
  expect(output.split('\n').filter((line) => line.startsWith('stellwerk_'))).toEqual([])
  expect(output).not.toContain('error')
})
