import type { ProseHeading, ProseInline } from '../../../schemas/prose.ts';
import { FACT_REFERENCE } from '../facts/facts.ts';
import type { ProseFault } from './prose-fault.ts';
import type { WrittenHeading } from './read-prose.ts';

/** Ids used by the frame of a page and the engine's sections. */
const TAKEN =
  /^(?:main|book|contents|faq|services|pricing|about|service-areas|testimonials|licence-note|message-form|contact(?:-.*)?|.*-menu|[a-z]\d*)$/;

/** Letters of any alphabet, digits and hyphens. */
const GIVEN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u;

/** Removes `{#id}` from the end of a heading, and returns the id. */
export function takeGivenId({ content }: ProseHeading): string | undefined {
  const last = content.at(-1);
  if (typeof last !== 'string' || !last.endsWith('}')) return undefined;
  const start = last.lastIndexOf('{#');
  if (start === -1) return undefined;
  content[content.length - 1] = last.slice(0, start).trimEnd();
  return last.slice(start + 2, -1);
}

function plainText(content: readonly ProseInline[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : plainText(part.content)))
    .join('');
}

/** An id from the text of a heading; facts are left out, as they may change. */
export function slugOf(words: string): string {
  const slug = words
    .replace(FACT_REFERENCE, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return slug.replace(/^[-\p{M}]+/u, '').replace(/-$/, '') || 'section';
}

/** Unique ids for the headings of a page. */
export class HeadingIds {
  readonly #used = new Set<string>();
  /** The last number appended to an id. */
  readonly #counts = new Map<string, number>();

  #free(words: string): string {
    // A number does not tell "contact-lenses" from the ids of forms.
    const id = TAKEN.test(`${words}-2`) ? `section-${words}` : words;
    let free = id;
    let count = this.#counts.get(id) ?? 1;
    while (this.#used.has(free) || TAKEN.test(free)) {
      count += 1;
      free = `${id}-${count}`;
    }
    this.#counts.set(id, count);
    return free;
  }

  /** The error of an explicit id, if any. */
  #faultOf(
    id: string,
    derived: ReadonlySet<string>,
  ): readonly [message: string, hint: string] | undefined {
    if (!GIVEN.test(id))
      return [
        `"${id}" cannot be the id of a heading.`,
        'Write letters, digits and hyphens: {#night-fees}.',
      ];
    if (this.#used.has(id) || TAKEN.test(id))
      return [
        `The id "${id}" is there already on this page.`,
        'Choose another one for this heading.',
      ];
    if (derived.has(id))
      return [
        `The id "${id}" is what another heading on this page is called after its words.`,
        'Choose another one for this heading, or give the other one its own.',
      ];
    return undefined;
  }

  /** Assigns ids to the headings of a body. */
  assign(headings: readonly WrittenHeading[]): ProseFault[] {
    const faults: ProseFault[] = [];
    const derived = new Set(
      headings
        .filter(({ givenId }) => givenId === undefined)
        .map(({ node }) => slugOf(plainText(node.content))),
    );
    for (const { node, span, givenId } of headings) {
      if (givenId === undefined) continue;
      const fault = this.#faultOf(givenId, derived);
      if (fault) faults.push({ span, message: fault[0], hint: fault[1] });
      else this.#add(node, givenId);
    }
    for (const { node } of headings)
      if (node.id === undefined) this.#add(node, this.#free(slugOf(plainText(node.content))));
    return faults;
  }

  #add(node: ProseHeading, id: string): void {
    node.id = id;
    this.#used.add(id);
  }
}
