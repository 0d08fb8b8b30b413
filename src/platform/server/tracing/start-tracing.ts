import { hostname } from 'node:os'
import { DiagLogLevel, diag } from '@opentelemetry/api'
import { getNumberFromEnv } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import { processLog } from '../process-log.ts'
import { traceWith } from './span.ts'

/**
 * Sends traces to the receiver in OTEL_EXPORTER_OTLP_ENDPOINT. Loaded only where that is set. The provider is not made
 * the global one: libraries would then record their own spans, with messages of errors.
 */
export function startTracing({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }: Config): { stop(): Promise<void> } {
  const warn = (message: string) => processLog().warn({ about: message.slice(0, 200) }, 'traces')
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({ 'service.name': 'stellwerk', 'host.name': hostname(), 'process.pid': process.pid }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batches() })],
  })
  traceWith(provider.getTracer('stellwerk'))
  return {
    async stop() {
      traceWith(undefined)
      // A receiver that is away must not hold up the end of the process.
      await provider.shutdown().catch(() => warn('the last spans were not taken'))
    },
  }
}

/** The exporter reads its own variables, as the standard names them; these are read by whoever makes the processor. */
function batches() {
  const [scheduledDelayMillis, maxQueueSize, maxExportBatchSize, exportTimeoutMillis] = [
    ...['OTEL_BSP_SCHEDULE_DELAY', 'OTEL_BSP_MAX_QUEUE_SIZE'],
    ...['OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 'OTEL_BSP_EXPORT_TIMEOUT'],
  ].map(getNumberFromEnv)
  return {
    ...(scheduledDelayMillis !== undefined && { scheduledDelayMillis }),
    ...(maxQueueSize !== undefined && { maxQueueSize }),
    ...(maxExportBatchSize !== undefined && { maxExportBatchSize }),
    ...(exportTimeoutMillis !== undefined && { exportTimeoutMillis }),
  }
}

function samplerOf(name: Config['OTEL_TRACES_SAMPLER'], share: number): Sampler {
  const [, isByParent, kind] = /^(parentbased_)?(.+)$/.exec(name) ?? []
  const root =
    kind === 'always_off'
      ? new AlwaysOffSampler()
      : kind === 'traceidratio'
        ? new TraceIdRatioBasedSampler(share)
        : new AlwaysOnSampler()
  return isByParent ? new ParentBasedSampler({ root }) : root
}
