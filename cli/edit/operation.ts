import { type Path, pathName } from '../content/value-path.ts';

/** A position in a list: before an entry, or after the last. */
export interface ListPlace {
  /** Of the list. */
  path: Path;
  at: number | 'end';
}

/** One change of a content file. */
export type Operation =
  /** Sets a key or list entry; missing maps and lists on the path are created. */
  | { op: 'set'; path: Path; value: unknown }
  /** Removes a key or a list entry. */
  | { op: 'unset' | 'remove'; path: Path }
  /** Inserts a value before an entry of the list at `path`, or after the last. */
  | { op: 'insert'; path: Path; at: number | 'end'; value: unknown }
  /** Moves a list entry within its list or to another; `to` is the index after the move. */
  | { op: 'move'; path: Path; to: number | ListPlace }
  /** Renames a key in place. */
  | { op: 'rename'; path: Path; key: string };

/** The path of an operation as on the command line. */
export function operationPath(operation: Operation): string {
  const name = pathName(operation.path);
  if (operation.op !== 'insert') return name;
  return `${name}[${operation.at === 'end' ? '' : operation.at}]`;
}

/**
 * Why an operation is refused, and where. It aborts the edit of one text and is not thrown to callers of the edit.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Offset in the text before the operation. */
  readonly offset: number | undefined;

  /** @param reason a complete sentence. */
  constructor(reason: string, offset?: number) {
    super(reason);
    this.offset = offset;
  }
}
