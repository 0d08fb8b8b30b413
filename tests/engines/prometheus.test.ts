import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { metrics } from '~/platform/server/metrics/registry'
import { startMeasuring } from '~/server/measures'

function promtool(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('the alert rules are rules', () => {
  const rules = path.resolve(import.meta.dirname, '../../docs/operations/alerts.yaml')
  const { status, output } = promtool(['check', 'rules', '--lint=all', rules])
  expect(output).toContain('SUCCESS')
  expect(status).toBe(0)
})

test('the metrics are metrics, named as they should be', async () => {
  startMeasuring()
  const { output } = promtool(['check', 'metrics'], await metrics.metrics())
  // What the library brings along has names of its own.
  expect(output.split('\n').filter((line) => line.startsWith('stellwerk_'))).toEqual([])
  expect(output).not.toContain('error')
})
