import { useCallback, useEffect, useState } from 'react';
import type { TableAnswer, TableRequest } from '../../../making-protocol.ts';
import { tell } from '../../ask.ts';
import type { GivenTable } from './given-table.ts';

/** What is to become of a table, as it is chosen in the panel. */
export interface TableChoice {
  template?: string;
  /** Where columns go, by their names; those that are not in it map themselves. */
  columns?: Readonly<Record<string, string>>;
}

/** What the server says to a choice. */
export interface TableCheck {
  answer?: TableAnswer;
  fault?: string;
  /** True while another answer is under way. */
  isBusy: boolean;
}

/** Choosing is over when nothing has changed for this long, in ms. */
const QUIET_MS = 250;

function requestFor(table: GivenTable, choice: TableChoice, write: boolean): TableRequest {
  const columns =
    choice.columns &&
    Object.entries(choice.columns).map(([column, to]) => ({ column, to: to.trim() }));
  const { name, content } = table;
  return { name, content, template: choice.template, columns, write };
}

/** What becomes of each row of a table, checked anew at each choice, and the function that writes it. */
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
