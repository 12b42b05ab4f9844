import type { ReactNode } from 'react';
import './stacked-table.css';

interface Props {
  className: string;
  /** The name of the table. */
  caption: ReactNode;
  captionId?: string;
  /** Over the heads of the rows. */
  corner?: ReactNode;
  columns: readonly { name: string; head: ReactNode }[];
  /** One cell for each column; a row without cells says why in one cell across all columns. */
  rows: readonly {
    id: string;
    head: ReactNode;
    cells: readonly ReactNode[] | undefined;
    className?: string;
  }[];
  none?: ReactNode;
}

/**
 * A table whose rows are blocks where it has no room for columns. Roles stay, because browsers drop those of tables that
 * stack.
 */
export const StackedTable = ({
  className,
  caption,
  captionId,
  corner,
  columns,
  rows,
  none,
}: Props) => (
  <table className={`stacks ${className}`} role="table">
    <caption id={captionId} className="sr-only">
      {caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        {corner ? (
          <th scope="col" role="columnheader">
            {corner}
          </th>
        ) : (
          <td role="cell" />
        )}
        {columns.map(({ name, head }) => (
          <th key={name} scope="col" role="columnheader">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ id, head, cells, className: rowClassName }) => (
        <tr key={id} role="row" className={rowClassName}>
          <th scope="row" role="rowheader">
            {head}
          </th>
          {cells ? (
            columns.map(({ name }, index) => (
              <td key={name} role="cell" data-column={name}>
                {cells[index]}
              </td>
            ))
          ) : (
            <td role="cell" colSpan={columns.length}>
              {none}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
