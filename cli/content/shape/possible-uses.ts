/** The name of a file, perhaps in a folder. */
const FILE_NAME = /^[^\n:]{1,200}\.[a-z\d]{2,5}$/i;

/** The texts of a value that may be the names of files of `media/`, wherever they stand: for one of the wrong shape. */
export function mediaNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return FILE_NAME.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(mediaNamesIn);
}

/** A name as forms have it. */
const PLAIN_NAME = /^[\w-]{1,60}$/;

/** The texts of a value that may be the names of forms. */
export function formNamesIn(value: unknown): string[] {
  if (typeof value === 'string') return PLAIN_NAME.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(formNamesIn);
}
