import type { ReactNode } from 'react';
import type { ProseInline } from '../../schemas/prose.ts';
import type { Site } from '../context/site.ts';
import { OutwardLink } from './OutwardLink.tsx';
import { PhoneText } from './PhoneText.tsx';
import { TimeText } from './TimeText.tsx';

interface ProseWordsProps {
  content: readonly ProseInline[];
  site: Site;
}

/** Inline content. It never changes after rendering, so indexes are sufficient keys. */
export function ProseWords({ content, site }: ProseWordsProps): ReactNode {
  return content.map((part, index) => {
    const key = String(index);
    if (typeof part === 'string')
      return (
        <TimeText key={key} text={part}>
          {(text) => <PhoneText text={text} phone={site.business.phone} />}
        </TimeText>
      );
    const [only] = part.content;
    const isText = part.content.length === 1 && typeof only === 'string';
    const inside = isText ? only : <ProseWords content={part.content} site={site} />;
    if (part.kind === 'em') return <em key={key}>{inside}</em>;
    if (part.kind === 'strong') return <strong key={key}>{inside}</strong>;
    if (part.kind === 'code')
      return (
        <code key={key} className="code">
          {inside}
        </code>
      );
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

/** Inline content as text, without emphasis and links. */
export function plainProse(content: readonly ProseInline[]): string {
  return content
    .map((part) => (typeof part === 'string' ? part : plainProse(part.content)))
    .join('');
}
