/** Syntax of each operation's argument on the command line. */
export const OPERATION_FORMS = {
  set: 'path=value',
  unset: 'path',
  insert: 'path=value',
  remove: 'path',
  move: 'path:to',
  rename: 'path:key',
} as const;

export type OperationName = keyof typeof OPERATION_FORMS;

/** An operation as given on the command line. */
export interface WrittenOperation {
  op: OperationName;
  text: string;
}
