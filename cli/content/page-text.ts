/** A section of a `page.md`, and where it comes from. */
export interface PlacedSection {
  /** As a `page.yaml` has it. */
  entry: unknown;
  /** Its place in the front matter, if it stands there. */
  at?: number;
  /** What of it stands in the text. */
  holds?: 'heading' | 'text';
}

/** What is wrong with where the parts of a page stand: at its heading, or at an entry of `sections`. */
interface PlacingFault {
  at: 'heading' | number;
  message: string;
  hint: string;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an entry of `sections` says of the text, which it stands for; undefined if it is another section. */
function optionsOf(entry: unknown): object | undefined {
  if (entry === 'body') return {};
  if (!isMap(entry) || Object.keys(entry).join() !== 'body') return undefined;
  const { body } = entry;
  if (body === null) return {};
  return isMap(body) && !('body' in body) ? body : undefined;
}

/** The title of the page: the heading of the text, with what the front matter says besides. */
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

/** Puts the text where the entry `body` stands, by default behind the title. */
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
 * @param heading of the page, if its text begins with one.
 * @param body the rest of the text.
 * @returns `sections` undefined if those of the front matter are no list.
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
