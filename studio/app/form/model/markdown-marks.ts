/** A text with its selection. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

/** Wraps the selection, or a placeholder word, in marks; removes them if already present. */
export function wrapped({ text, start, end }: Selection, mark: string, empty: string): Selection {
  const chosen = text.slice(start, end) || empty;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const size = mark.length;
  if (before.endsWith(mark) && after.startsWith(mark))
    return {
      text: before.slice(0, -size) + chosen + after.slice(size),
      start: start - size,
      end: start - size + chosen.length,
    };
  return {
    text: before + mark + chosen + mark + after,
    start: start + size,
    end: start + size + chosen.length,
  };
}

/** Turns the selection into a link, and selects its address for typing. */
export function linked({ text, start, end }: Selection): Selection {
  const words = text.slice(start, end) || 'words of the link';
  const address = '/';
  const at = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  };
}

/** Prefixes each selected line with a mark; removes it if all lines have it. */
export function listed({ text, start, end }: Selection, mark: '- ' | '1. ' | '## '): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines
    .map((line) => (isMarked ? line.slice(mark.length) : mark + line))
    .join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: from,
    end: from + changed.length,
  };
}
