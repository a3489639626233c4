/** How each operation is written behind its option on a command line. */
export const OPERATION_FORMS = {
  set: 'path=value',
  unset: 'path',
  insert: 'path=value',
  remove: 'path',
  move: 'path:to',
  rename: 'path:key',
} as const;

export type OperationName = keyof typeof OPERATION_FORMS;

/** An operation as it stands on a command line. */
export interface WrittenOperation {
  op: OperationName;
  text: string;
}
