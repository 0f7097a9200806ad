import type { Block, Template } from './template.ts'

const MAX_LINES = 15
/** Each character is one unit of the drawing wide. */
const FULL_LINE = 64

/** The beginning of the file: headings in green, what is filled in amber, the rest grey. */
export function TemplateThumbnail({ template }: { template: Template }) {
  const lines = linesOf(template).slice(0, MAX_LINES)
  const draw = (kind: string) =>
    lines
      .map((line, index) =>
        kindOf(line) === kind ? `M12 ${14 + index * 6}h${Math.min(FULL_LINE, line.length)}` : '',
      )
      .join('')
  return (
    <svg viewBox="0 0 88 108" aria-hidden="true" className="w-14 shrink-0 fill-none stroke-2 sm:w-22">
      <rect x="1" y="1" width="86" height="106" rx="5" className="fill-white stroke-line-strong" />
      {template.format === 'xlsx' && <path d="M34 30v70M56 30v70" className="stroke-line" />}
      <path d={draw('heading')} className="stroke-green" strokeWidth="3.5" />
      <path d={draw('text')} className="stroke-line-strong" />
      <path d={draw('blank')} className="stroke-amber-mark" />
    </svg>
  )
}

/** A heading begins with `#`, as in Markdown. */
function linesOf(template: Template): string[] {
  if (template.format === 'docx') return template.blocks.flatMap(linesOfBlock)
  const rows = Array.from({ length: MAX_LINES }, () => 'x'.repeat(FULL_LINE))
  return template.sheets.slice(0, 1).flatMap(({ heading, lines }) => [`# ${heading}`, ...lines, ...rows])
}

function linesOfBlock(block: Block): readonly string[] {
  if (block.kind === 'title' || block.kind === 'heading') return [`# ${block.text}`]
  if ('text' in block) return block.text.match(new RegExp(`.{1,${FULL_LINE}}`, 'g')) ?? []
  if ('lines' in block) return block.lines
  if ('items' in block) return block.items
  return 'rows' in block ? block.rows.map((cells) => cells.join(' ')) : block.columns.flat()
}

function kindOf(line: string): 'heading' | 'blank' | 'text' {
  if (line.startsWith('#')) return 'heading'
  return line.includes('[') ? 'blank' : 'text'
}
