type PlotGridProps = {
  left: number
  right: number
  /** From the axis upwards: the figure next to a line, and its position. */
  lines: readonly { value: number; y: number }[]
}

/** The lines across a drawn chart with their figures; the axis is solid. */
export function PlotGrid({ left, right, lines }: PlotGridProps) {
  return lines.map(({ value, y }, index) => (
    <g key={value}>
      <line
        x1={left}
        x2={right}
        y1={y}
        y2={y}
        className="stroke-line"
        strokeDasharray={index === 0 ? undefined : '4 4'}
      />
      <text x={left - 8} y={y + 4} textAnchor="end" className="num fill-muted text-[12px]">
        {value.toLocaleString('de-DE')}
      </text>
    </g>
  ))
}
