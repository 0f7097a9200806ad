import type { ReactNode } from 'react'
import { fillFigures } from '#app/domain/figures/figure-placeholders.ts'
import { typography } from '#app/domain/text/typography.ts'

/** It is as wide as the text on a small phone, so that the drawing's text is not scaled there. */
const DIAGRAM_WIDTH = 340
const LINE_HEIGHT = 19
const PADDING = 11

interface DiagramProps {
  id: string
  title: string
  /** This is all that the drawing says, for people who cannot see it. */
  description: string
  height: number
  children: ReactNode
}

/** Its numbers come from the figures table, as `data-figure` says. */
export function Diagram({ id, title, description, height, children }: DiagramProps) {
  return (
    <figure className="diagram" data-figure="all">
      <svg
        className="drawing"
        viewBox={`0 0 ${DIAGRAM_WIDTH} ${height}`}
        role="img"
        aria-labelledby={`${id} ${id}-tekstas`}
      >
        <title id={id}>{textWithFigures(title)}</title>
        <desc id={`${id}-tekstas`}>{textWithFigures(description)}</desc>
        {children}
      </svg>
      <figcaption>{typography(title)}</figcaption>
    </figure>
  )
}

interface BoxProps {
  x?: number
  y: number
  lines: readonly string[]
  tone?: 'plain' | 'result'
}

export function Box({ x = 0, y, lines, tone = 'plain' }: BoxProps) {
  return (
    <>
      <rect
        className={tone}
        x={x + 1}
        y={y + 1}
        width={DIAGRAM_WIDTH - x - 2}
        height={boxHeight(lines) - 2}
        rx={tone === 'plain' ? 4 : 12}
      />
      <Lines x={x + PADDING} y={y + PADDING} lines={lines} />
    </>
  )
}

export function boxHeight(lines: readonly string[]): number {
  return lines.length * LINE_HEIGHT + 2 * PADDING - 3
}

function Lines({ x, y, lines }: { x: number; y: number; lines: readonly string[] }) {
  return (
    <text y={y - 5}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={LINE_HEIGHT} className={index === 0 ? 'bold' : undefined}>
          {textWithFigures(line)}
        </tspan>
      ))}
    </text>
  )
}

export function Arrow({ path, end }: { path: string; end: 'down' | 'right' }) {
  return <path d={path + (end === 'down' ? 'm-4-6 4 6 4-6' : 'm-6-4 6 4-6 4')} />
}

function textWithFigures(text: string): string {
  return typography(fillFigures(text))
}
