/**
 * A name as a key whose value texts can refer to: letters and digits, such as `serviceVisit` for "Service visit".
 * Empty if nothing is left.
 */
export function factKey(name: string): string {
  const words = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const [first = '', ...rest] = words;
  const start = /^[A-Z]+$/.test(first) ? first.toLowerCase() : first.replace(/^./, lower);
  return start + rest.map((word) => word.replace(/^./, (letter) => letter.toUpperCase())).join('');
}

function lower(letter: string): string {
  return letter.toLowerCase();
}
