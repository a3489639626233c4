import { type Path, pathName } from '../content/value-path.ts';

/** A place in a list: in front of an entry, or behind the last. */
export interface ListPlace {
  /** Of the list. */
  path: Path;
  at: number | 'end';
}

/** One change of a file of content. */
export type Operation =
  /** Gives a key or an entry a value; maps and lists on the way to it are made. */
  | { op: 'set'; path: Path; value: unknown }
  /** Takes away a key, or an entry of a list. */
  | { op: 'unset' | 'remove'; path: Path }
  /** Puts a value in front of an entry of the list at `path`, or behind the last. */
  | { op: 'insert'; path: Path; at: number | 'end'; value: unknown }
  /** Gives an entry of a list another place, or one in another list; `to` counts as the entries stand afterwards. */
  | { op: 'move'; path: Path; to: number | ListPlace }
  /** Gives a key another name, at its place. */
  | { op: 'rename'; path: Path; key: string };

/** The path of an operation as the command line has it. */
export function operationPath(operation: Operation): string {
  const name = pathName(operation.path);
  if (operation.op !== 'insert') return name;
  return `${name}[${operation.at === 'end' ? '' : operation.at}]`;
}

/** Why an operation is not done, and where. It ends the work on one text and is never seen outside. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Offset in the text that the operation found. */
  readonly offset: number | undefined;

  /** @param reason a whole sentence. */
  constructor(reason: string, offset?: number) {
    super(reason);
    this.offset = offset;
  }
}
