import type { ProseBlock, ProseHeading } from '../../schemas/prose.ts';
import type { Site } from '../context/site.ts';
import { ProseBlocks } from './ProseBlocks.tsx';
import { ProseWords, plainProse } from './ProseWords.tsx';
import { ReadingSections } from './ReadingSections.tsx';

/** Number of headings from which a long text gets a table of contents by default. */
const MANY_HEADINGS = 4;

/** Whether a text is long enough for a table of contents. */
export function hasManyHeadings(blocks: readonly ProseBlock[]): boolean {
  return blocks.filter(({ kind }) => kind === 'h2').length >= MANY_HEADINGS;
}

/** A second-level heading and its content. */
interface Part {
  heading: ProseHeading;
  blocks: ProseBlock[];
}

/** Splits a body at its headings: what precedes the first, the parts, and the small print at the end. */
function partsOf(blocks: readonly ProseBlock[]) {
  const opening: ProseBlock[] = [];
  const parts: Part[] = [];
  const text = [...blocks];
  const closing: ProseBlock[] = [];
  for (let last = text.at(-1); last?.kind === 'small'; last = text.at(-1))
    closing.unshift(...text.splice(-1));
  for (const block of text)
    if (block.kind === 'h2') parts.push({ heading: block, blocks: [] });
    else (parts.at(-1)?.blocks ?? opening).push(block);
  return { opening, parts, closing };
}

interface LongProseProps {
  /** Heading of the table of contents. */
  contents: string;
  /** Id of that heading, unique on the page. */
  id: string;
  blocks: readonly ProseBlock[];
  site: Site;
  /** Level of the `##` headings. */
  level: 2 | 3;
}

/** A body with its table of contents beside it. */
export function LongProse({ contents, id, blocks, site, level }: LongProseProps) {
  const { opening, parts, closing } = partsOf(blocks);
  const shown = (some: ProseBlock[], under: 1 | 2 | 3) => (
    <ProseBlocks blocks={some} site={site} level={level} under={under} />
  );
  const sections = parts.map(({ heading, blocks: inside }, index) => ({
    id: heading.id ?? `${id}-part-${index + 1}`,
    heading: <ProseWords content={heading.content} site={site} />,
    label: plainProse(heading.content),
    body: shown(inside, level),
  }));
  return (
    <ReadingSections
      contents={contents}
      id={id}
      level={level}
      opening={shown(opening, level === 2 ? 1 : 2)}
      sections={sections}
    >
      {shown(closing, level)}
    </ReadingSections>
  );
}
