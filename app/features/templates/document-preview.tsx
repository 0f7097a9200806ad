import type { Block, DocumentTemplate } from './template.ts'
import { TemplateTextView } from './template-text-view.tsx'

export function DocumentPreview({ template }: { template: DocumentTemplate }) {
  return (
    <div className="paper-sheet">
      {template.blocks.map((block) => (
        <PreviewBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function PreviewBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'party':
      return <Lines lines={block.lines} className="paper-party" />
    case 'title':
      return (
        <h3 className="paper-title">
          <TemplateTextView text={block.text} />
        </h3>
      )
    case 'heading':
      return (
        <h4>
          <TemplateTextView text={block.text} />
        </h4>
      )
    case 'date':
    case 'paragraph':
    case 'advice':
      return (
        <p {...PARAGRAPHS[block.kind]}>
          {'label' in block && <strong>{block.label} </strong>}
          <TemplateTextView text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ol className="paper-list">
          {block.items.map((item) => (
            <li key={item}>
              <TemplateTextView text={item} />
            </li>
          ))}
        </ol>
      )
    case 'table':
      return <PreviewTable {...block} />
    case 'signatures':
      return (
        <div className="paper-signatures">
          {block.columns.map((lines) => (
            <Lines key={lines.join()} lines={lines} />
          ))}
        </div>
      )
  }
}

const PARAGRAPHS = {
  date: { className: 'paper-date' },
  paragraph: {},
  advice: { className: 'paper-advice', role: 'note' },
} as const

function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <p className={className}>
      {lines.map((line) => (
        <span key={line} className="block">
          <TemplateTextView text={line} />
        </span>
      ))}
    </p>
  )
}

function PreviewTable({ columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="stacking-table paper-table">
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell, index) => (
              <td key={columns[index]?.header} data-label={columns[index]?.header}>
                <TemplateTextView text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
