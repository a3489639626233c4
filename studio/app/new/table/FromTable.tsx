import { useEffect } from 'react';
import { Banner } from '../../controls/Banner.tsx';
import { Button } from '../../controls/Button.tsx';
import type { StudioStore } from '../../store.ts';
import { dropKept, useKept } from '../../use-kept.ts';
import { ColumnTable } from './ColumnTable.tsx';
import type { GivenTable } from './given-table.ts';
import { RowTable } from './RowTable.tsx';
import { TableInput } from './TableInput.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import { type TableChoice, useTable } from './use-table.ts';
import { writeWords } from './write-words.ts';
import '../../controls/inputs.css';
import './from-table.css';

/**
 * Pages from the rows of a table: the table, its column mapping, and the outcome of each row before anything is
 * written.
 */
export function FromTable({ store }: { store: StudioStore }) {
  const [table, setTable] = useKept<GivenTable | undefined>(store, 'table', undefined);
  const [choice, setChoice] = useKept<TableChoice>(store, 'table choice', {});
  const { answer, fault, isBusy, write } = useTable(table, choice);
  const isWritten = answer?.written === true;
  useEffect(() => {
    if (isWritten) dropKept(store, 'table', 'table choice');
  }, [isWritten, store]);
  const take = (given: GivenTable | undefined) => {
    setTable(given);
    setChoice(({ template }) => (template === undefined ? {} : { template }));
  };
  const template = choice.template ?? (answer?.template || undefined);
  const errors = answer?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0;
  const words = writeWords(answer?.rows ?? []);
  return (
    <div className="from-table">
      <TableInput table={table} onTable={take} />
      {table && (
        <TemplateSelect
          store={store}
          value={template ?? ''}
          onChange={(chosen) => setChoice((last) => ({ ...last, template: chosen }))}
        />
      )}
      {table && template !== undefined && fault !== undefined && (
        <Banner tone="error">{fault}</Banner>
      )}
      {table && answer && answer.columns.length > 0 && (
        <ColumnTable
          answer={answer}
          wishes={choice.columns ?? {}}
          onChange={(column, to) =>
            setChoice((last) => ({
              ...last,
              columns: { ...withShown(last, answer), [column]: to },
            }))
          }
        />
      )}
      {table && template !== undefined && answer && <RowTable answer={answer} />}
      {table && answer && answer.rows.length > 0 && (
        <footer className="table-foot">
          {answer.written ? (
            <p role="status">Written. The pages stand in the list.</p>
          ) : (
            <p role="status">
              {errors > 0
                ? 'Nothing is written while a row is refused.'
                : words === ''
                  ? 'The pages are up to date.'
                  : 'No row is refused.'}
            </p>
          )}
          {!answer.written && (
            <Button
              look="primary"
              disabled={isBusy || errors > 0 || words === ''}
              onClick={() => void write()}
            >
              {words === '' ? 'Write' : words}
            </Button>
          )}
        </footer>
      )}
    </div>
  );
}

/** Mappings of an earlier import are kept once one of them is changed. */
function withShown(
  { columns }: TableChoice,
  answer: { columns: readonly { name: string; to?: string | undefined }[] },
): Readonly<Record<string, string>> {
  if (columns) return columns;
  const mapped = answer.columns.flatMap(({ name, to }) =>
    to === undefined || name === '' ? [] : [[name, to] as const],
  );
  return Object.fromEntries(mapped);
}
