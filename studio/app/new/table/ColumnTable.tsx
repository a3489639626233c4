import { useId, useState } from 'react';
import type { PlannedColumn } from '../../../../cli/import/import-plan.ts';
import type { TableAnswer, TableTarget } from '../../../making-protocol.ts';

interface ColumnTableProps {
  answer: TableAnswer;
  wishes: Readonly<Record<string, string>>;
  onChange: (column: string, to: string) => void;
}

/** The target path of each column, with autocompletion. */
export function ColumnTable({ answer, wishes, onChange }: ColumnTableProps) {
  const list = useId();
  const { columns, targets } = answer;
  return (
    <section className="table-part" aria-labelledby={`${list}-title`}>
      <h3 id={`${list}-title`}>Columns</h3>
      <table className="table-grid">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">First values</th>
            <th scope="col">Goes to</th>
          </tr>
        </thead>
        <tbody>
          {columns
            .filter(({ name }) => name !== '')
            .map((column) => (
              <tr key={column.name}>
                <th scope="row">{column.name}</th>
                <td className="table-samples">{column.samples.join(' · ')}</td>
                <td>
                  <TargetInput
                    key={column.to ?? ''}
                    column={column}
                    wish={wishes[column.name]}
                    list={list}
                    targets={targets}
                    onChange={(to) => onChange(column.name, to)}
                  />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <datalist id={list}>
        <option value="slug">The address of the page</option>
        <option value="name">The name of the page</option>
        {targets.map(({ path, text }) => (
          <option key={path} value={path}>
            {text.slice(0, 80)}
          </option>
        ))}
      </datalist>
    </section>
  );
}

interface TargetInputProps {
  column: PlannedColumn;
  wish: string | undefined;
  list: string;
  targets: readonly TableTarget[];
  onChange: (to: string) => void;
}

/** Nothing is sent before a path is complete: partial input is not a path. */
function TargetInput({ column, wish, list, targets, onChange }: TargetInputProps) {
  const { name, fills } = column;
  const to = wish ?? column.to ?? '';
  const [typed, setTyped] = useState<string>();
  const isKnown = (text: string) =>
    ['', 'slug', 'name'].includes(text) || targets.some(({ path }) => path === text);
  const take = (text: string) => {
    setTyped(undefined);
    if (text !== to) onChange(text);
  };
  const hint = fills.length > 0 ? `Fills ${fills.join(', ')}` : 'Not used';
  return (
    <input
      className="input"
      aria-label={`${name} goes to`}
      list={list}
      value={typed ?? to}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) =>
        isKnown(target.value) ? take(target.value) : setTyped(target.value)
      }
      onBlur={() => typed !== undefined && take(typed.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== undefined) take(typed.trim());
      }}
    />
  );
}
