import type { TextPart } from '../body-parts.ts';

/** A line of a list whose numbers are typed: "1.2 the treasurer,". */
const NUMBERED = /^\s*\(?(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\d{1,2}|\p{Ll})\)?\s\S/u;

/** A line of a list whose marks are typed: "– a calm hand,". */
const MARKED = /^\s*\\?([-–—•·*+»>✓✔→])\s\S/u;

/** How a clause of a contract ends before the last one, each of which is a paragraph: “(a) to collect your data; and”. */
const CLAUSE_END = /;\s(?:and|or|and\/or|und|oder|y|o|u)$/iu;

/** The end of a line of verse that the next one completes. */
const OPEN = /,$|\s(?:and|or|und|oder|y|o)$/iu;

/** Nothing can stand between a conjunction and what it joins. */
const JOINED = /\s(?:and|or|und|oder|y|o),$/iu;

/** The small letter of a sentence that goes on. */
const GOES_ON = /^\s*[*_(“"„«]*\p{Ll}/u;

/** Words of what is no single line: a shorter one before a comma stands in a row of such lines, or has lost its end. */
const CLAUSE = 8;

/** True if the next lines are of one typed list with these. */
function isTypedList(text: string, below: string): boolean {
  if (text.endsWith(',') && NUMBERED.test(text) && NUMBERED.test(below)) return true;
  const mark = MARKED.exec(text)?.[1];
  return mark !== undefined && mark === MARKED.exec(below)?.[1];
}

/**
 * True for a paragraph whose sentence goes on in the next one: the lines of a poem, those of a typed list, and the clauses
 * of a contract.
 */
export function isContinued(parts: readonly TextPart[], index: number): boolean {
  const [part, next] = [parts[index], parts[index + 1]];
  const text = part?.text.trimEnd() ?? '';
  if (next === undefined) return false;
  if (isTypedList(text, next.text) || CLAUSE_END.test(text)) return true;
  if (part?.kind !== 'paragraph' || next.kind !== 'paragraph' || JOINED.test(text)) return false;
  if (!GOES_ON.test(next.text)) return false;
  return (
    !text.endsWith(',') ||
    text.split(/\s+/).length >= CLAUSE ||
    [parts[index - 1], next].some((beside) => OPEN.test(beside?.text.trimEnd() ?? ''))
  );
}
