import type { ReactNode } from 'react'

interface TableProps {
  /** The build sets the heading of the section that the table is in. */
  'data-section'?: string
  /** On a phone its rows do not become blocks. */
  isCompact?: boolean
  children?: ReactNode
}

/** The frame takes the focus, so that keys can scroll the table. */
export function ScrollableTable({ 'data-section': section, isCompact = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll what does not fit
    <section className="table-frame" aria-label={section ? `Lentelė: ${section}` : 'Lentelė'} tabIndex={0}>
      <table className={isCompact ? undefined : 'stacking-table'}>{children}</table>
    </section>
  )
}

interface CellProps {
  /** The build sets the name of its column. */
  'data-label'?: string
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

export function TableCell({ align, 'data-label': label, children }: CellProps) {
  return (
    <td className={classOf(align)} data-label={label}>
      {children}
    </td>
  )
}

function classOf(align: CellProps['align']): string | undefined {
  return align === 'right' ? 'is-number' : undefined
}
