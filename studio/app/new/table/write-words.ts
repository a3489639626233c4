import type { PlannedRow } from '../../../../cli/import/import-plan.ts';

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [count === 1 ? one : `${many.replace('#', String(count))}`];
}

/** Label of the button that writes a table: `Make 3 pages, change 1`; empty if there is nothing to do. */
export function writeWords(rows: readonly PlannedRow[]): string {
  const made = rows.filter(({ action }) => action === 'created').length;
  const changed = rows.filter(({ action }) => action === 'updated').length;
  const words = [
    ...counted(made, 'make 1 page', 'make # pages'),
    ...counted(changed, 'change 1 page', 'change # pages'),
  ].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
