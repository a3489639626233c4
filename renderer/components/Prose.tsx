import type { ReactNode } from 'react';
import type { Page } from '../../schemas/page.ts';
import type { ProseBlock, ProseInline } from '../../schemas/prose.ts';
import type { Site } from '../context/site.ts';
import { OutwardLink } from './OutwardLink.tsx';
import { PhoneText } from './PhoneText.tsx';

/** Words of a line; they never change after rendering, so that their places are keys enough. */
function words(content: readonly ProseInline[], site: Site): ReactNode[] {
  return content.map((part, index) => {
    const key = String(index);
    if (typeof part === 'string')
      return <PhoneText key={key} text={part} phone={site.business.phone} />;
    const [only] = part.content;
    const isText = part.content.length === 1 && typeof only === 'string';
    const inside = isText ? only : words(part.content, site);
    if (part.kind === 'em') return <em key={key}>{inside}</em>;
    if (part.kind === 'strong') return <strong key={key}>{inside}</strong>;
    if (part.href.startsWith('https:'))
      return (
        <OutwardLink key={key} href={part.href} site={site}>
          {inside}
        </OutwardLink>
      );
    return (
      <a key={key} href={part.href}>
        {inside}
      </a>
    );
  });
}

function blocks(content: readonly ProseBlock[], site: Site): ReactNode[] {
  return content.map((block, index) => {
    const key = String(index);
    if (block.kind === 'line') return words(block.content, site);
    if ('items' in block) {
      const items = block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
        <li key={place}>{blocks(item, site)}</li>
      ));
      if (block.kind === 'ul') return <ul key={key}>{items}</ul>;
      return (
        <ol key={key} start={block.start}>
          {items}
        </ol>
      );
    }
    const Tag = block.kind;
    return <Tag key={key}>{words(block.content, site)}</Tag>;
  });
}

interface ProseProps {
  /** Text of a key named `body`, as the block has it. */
  body: string;
  page: Pick<Page, 'prose'>;
  site: Site;
}

/** A body: paragraphs, lists and headings of its Markdown. */
export function Prose({ body, page, site }: ProseProps) {
  return <div className="prose">{blocks(page.prose?.[body] ?? [], site)}</div>;
}
