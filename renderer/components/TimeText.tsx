/** A time of day, or two with the word between them, in English or Spanish. */
const TIMES = /((?:\bde )?\d{1,2}(?::\d{2})? [AP]M(?: (?:to|a) \d{1,2}(?::\d{2})? [AP]M)?)/;

/**
 * Copy in which `8 PM` and `6 PM to 10 PM` stay on one line. Markup rather than no-break spaces, because
 * the same facts stand in search results, structured data and messages.
 */
export function TimeText({ text }: { text: string }) {
  return text.split(TIMES).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes after rendering
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
