import { useState } from 'react';
import { entryIds, newEntryId } from '../model/entry-ids.ts';

interface Known {
  /** The file's value when last seen. */
  from: readonly unknown[];
  /** The entries as shown: already reordered after a move, before the file is. */
  entries: readonly unknown[];
  ids: readonly string[];
  /** For each position, the index of the entry in `from`. */
  order: readonly number[];
}

function inOrder(entries: readonly unknown[], ids: readonly string[]): Known {
  return { from: entries, entries, ids, order: entries.map((_, index) => index) };
}

function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/**
 * List entries with stable ids. A move is shown immediately.
 *
 * @returns the entries as shown, each with its index in the file.
 */
export function useEntryIds(
  entries: readonly unknown[],
): [rows: { id: string; at: number; entry: unknown }[], move: (from: number, to: number) => void] {
  const [known, setKnown] = useState(() => inOrder(entries, entries.map(newEntryId)));
  let shown = known;
  if (known.from !== entries) {
    shown = inOrder(entries, entryIds(known.entries, known.ids, entries));
    setKnown(shown);
  }
  const rows = shown.entries.map((entry, index) => ({
    entry,
    id: shown.ids[index] ?? '',
    at: shown.order[index] ?? index,
  }));
  const move = (from: number, to: number) =>
    setKnown((before) => ({
      from: before.from,
      entries: moved(before.entries, from, to),
      ids: moved(before.ids, from, to),
      order: moved(before.order, from, to),
    }));
  return [rows, move];
}
