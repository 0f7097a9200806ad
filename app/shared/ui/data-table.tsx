interface DataTableProps {
  /** The id of its heading. */
  labelledBy: string
  /** The first names the rows. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  className?: string
}

/** Rows with their names, the last column stressed; on a phone each row becomes a block of its own. */
export function DataTable({ labelledBy, columns, rows, className = '' }: DataTableProps) {
  return (
    <table aria-labelledby={labelledBy} className={`stacking-table data-table ${className}`}>
      <thead>
        <tr>
          {columns.map((column) =>
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key="corner" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
