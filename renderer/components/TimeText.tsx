import { Fragment, type ReactNode } from 'react';

/** A time of day, or two joined by a word, in English or Spanish. */
const TIMES = /((?:\bde )?\d{1,2}(?::\d{2})? [AP]M(?: (?:to|a) \d{1,2}(?::\d{2})? [AP]M)?)/;

interface TimeTextProps {
  text: string;
  /** Renders the text between times; unchanged by default. */
  children?: (part: string) => ReactNode;
}

/**
 * Copy in which `8 PM` and `6 PM to 10 PM` do not wrap. Markup rather than no-break spaces, because the same facts
 * appear in search results, structured data and messages.
 */
export function TimeText({ text, children = (part) => part }: TimeTextProps) {
  return text.split(TIMES).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes after rendering
      <Fragment key={index}>{children(part)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes after rendering
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
