import type { ReactNode } from 'react'

interface TableProps {
  /** Heading of the section that the table stands in; set by the build. */
  'data-section'?: string
  children?: ReactNode
}

/** A table scrolls within its own frame; the frame takes the focus, so that keys can scroll it. */
export function ScrollableTable({ 'data-section': section, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what does not fit
    <section className="table-frame" aria-label={section ? `Lentelė: ${section}` : 'Lentelė'} tabIndex={0}>
      <table>{children}</table>
    </section>
  )
}

interface CellProps {
  align?: 'left' | 'center' | 'right'
  children?: ReactNode
}

export function HeaderCell({ align, children }: CellProps) {
  return children ? (
    <th scope="col" className={classOf(align)}>
      {children}
    </th>
  ) : (
    <td />
  )
}

export function TableCell({ align, children }: CellProps) {
  return <td className={classOf(align)}>{children}</td>
}

function classOf(align: CellProps['align']): string | undefined {
  return align === 'right' ? 'is-number' : undefined
}
