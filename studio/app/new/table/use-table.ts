import { useCallback, useEffect, useState } from 'react';
import type { TableAnswer, TableRequest } from '../../../making-protocol.ts';
import { tell } from '../../ask.ts';
import type { GivenTable } from './given-table.ts';

/** The import options selected in the panel. */
export interface TableChoice {
  template?: string;
  /** Target paths by column name; missing columns are mapped automatically. */
  columns?: Readonly<Record<string, string>>;
}

/** The server's result for the options. */
export interface TableCheck {
  answer?: TableAnswer;
  fault?: string;
  /** Whether another request is pending. */
  isBusy: boolean;
}

/** Debounce delay for changed options, in ms. */
const QUIET_MS = 250;

function requestFor(table: GivenTable, choice: TableChoice, write: boolean): TableRequest {
  const columns =
    choice.columns &&
    Object.entries(choice.columns).map(([column, to]) => ({ column, to: to.trim() }));
  const { name, content } = table;
  return { name, content, template: choice.template, columns, write };
}

/** The outcome of each row of a table, checked again after each change, and the function that writes it. */
export function useTable(
  table: GivenTable | undefined,
  choice: TableChoice,
): TableCheck & { write: () => Promise<void> } {
  const [check, setCheck] = useState<TableCheck>({ isBusy: false });
  useEffect(() => {
    if (!table) return setCheck({ isBusy: false });
    let isOld = false;
    setCheck((last) => ({ ...last, isBusy: true }));
    const timer = setTimeout(() => {
      tell<TableAnswer>('table', requestFor(table, choice, false))
        .then((answer) => !isOld && setCheck({ answer, isBusy: false }))
        .catch((error: Error) => !isOld && setCheck({ fault: error.message, isBusy: false }));
    }, QUIET_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [table, choice]);
  const write = useCallback(async () => {
    if (!table) return;
    setCheck((last) => ({ ...last, isBusy: true }));
    try {
      const answer = await tell<TableAnswer>('table', requestFor(table, choice, true));
      setCheck({ answer, isBusy: false });
    } catch (error) {
      setCheck((last) => ({ ...last, fault: (error as Error).message, isBusy: false }));
    }
  }, [table, choice]);
  return { ...check, write };
}
