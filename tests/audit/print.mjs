import { CATEGORIES } from './lighthouse-part.mjs';

/** Prints a page and its scores on one line, as soon as they are known. */
export function printPage(row) {
  const scores = CATEGORIES.map((name) => `${name} ${row[name]}`).join('  ');
  const note = row.tries > 1 ? `  (best of ${row.tries}, machine ${row.machine})` : '';
  console.log(`${row.page}  ${scores}${note}`);
}

/** Prints the findings of a part, page by page. */
export function printFindings({ name, findings, advice = [] }) {
  for (const { page, detail } of findings) console.log(`${name}  ${page}  ${detail}`);
  for (const detail of advice) console.log(`${name}  advice, no fault: ${detail}`);
}

/** Prints the scores of all pages and the result of each part. */
export function printTables(parts, skipped) {
  const { rows } = parts.find(({ name }) => name === 'lighthouse') ?? {};
  if (rows) console.table(rows);
  console.table(
    parts.map(({ name, checked, findings }) => ({
      part: name,
      checked,
      findings: findings.length,
    })),
  );
  if (skipped.length > 0) console.log(`Left out: ${skipped.join(', ')}`);
}
