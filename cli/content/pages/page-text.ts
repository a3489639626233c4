/** A section of a `page.md`, and its source. */
export interface PlacedSection {
  /** As in a `page.yaml`. */
  entry: unknown;
  /** Its index in the front matter, if it is there. */
  at?: number;
  /** The part of it that is in the text. */
  holds?: 'heading' | 'text';
}

/** An error in the arrangement of a page: at its heading, or at an entry of `sections`. */
interface PlacingFault {
  at: 'heading' | number;
  message: string;
  hint: string;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The options of an entry of `sections` that stands for the text; undefined for any other section. */
function optionsOf(entry: unknown): object | undefined {
  if (entry === 'body') return {};
  if (!isMap(entry) || Object.keys(entry).join() !== 'body') return undefined;
  const { body } = entry;
  if (body === null) return {};
  return isMap(body) && !('body' in body) ? body : undefined;
}

/** The title of the page: the heading of the text, with options from the front matter. */
function placeTitle(
  written: PlacedSection[],
  heading: string | undefined,
  faults: PlacingFault[],
): PlacedSection[] {
  if (heading === undefined) return written;
  const [first, ...others] = written;
  const title = isMap(first?.entry) ? first.entry.title : undefined;
  if (!first || title === undefined)
    return [{ entry: { title: { heading } }, holds: 'heading' }, ...written];
  if (!isMap(title)) return written;
  if (!('heading' in title))
    return [{ ...first, entry: { title: { heading, ...title } }, holds: 'heading' }, ...others];
  const message =
    'This page has two headings of the first level: the title in the front matter, too.';
  faults.push({
    at: 'heading',
    message,
    hint: 'Take one of them away, or write this one with ##.',
  });
  return written;
}

/** Inserts the text at the entry `body`, by default after the title. */
function placeBody(
  written: PlacedSection[],
  body: string,
  faults: PlacingFault[],
): PlacedSection[] {
  let isPlaced = false;
  const placed = written.map((section): PlacedSection => {
    const options = optionsOf(section.entry);
    if (!options || section.at === undefined) return section;
    if (isPlaced) {
      const message = 'The text of the page stands in two places.';
      faults.push({ at: section.at, message, hint: 'Take one "- body" away.' });
    }
    isPlaced = true;
    return { entry: { prose: { ...options, body } }, at: section.at, holds: 'text' };
  });
  if (isPlaced || body.trim() === '') return placed;
  const isTitle = isMap(placed[0]?.entry) && 'title' in placed[0].entry;
  placed.splice(isTitle ? 1 : 0, 0, { entry: { prose: { body } }, holds: 'text' });
  return placed;
}

/**
 * The sections of a `page.md`.
 *
 * @param keys of the front matter.
 * @param heading of the page, if its text starts with one.
 * @param body the rest of the text.
 * @returns `sections` undefined if those of the front matter are not a list.
 */
export function placeText(
  keys: object,
  heading: string | undefined,
  body: string,
): { sections?: PlacedSection[]; faults: PlacingFault[] } {
  const { sections = [] } = keys as { sections?: unknown };
  const faults: PlacingFault[] = [];
  if (!Array.isArray(sections)) return { faults };
  const written = sections.map((entry, at): PlacedSection => ({ entry, at }));
  const placed = placeBody(placeTitle(written, heading, faults), body, faults);
  return { sections: placed, faults };
}
