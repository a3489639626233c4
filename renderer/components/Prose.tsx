import type { Page } from '../../schemas/page.ts';
import type { ProseBlock } from '../../schemas/prose.ts';
import type { Site } from '../context/site.ts';
import { ProseBlocks } from './ProseBlocks.tsx';

interface ProseProps {
  /** Text of a key named `body`, as the block has it. */
  body: string;
  page: Pick<Page, 'prose'>;
  site: Site;
  /** Level of its `##` headings: 3 under a heading of the second level. */
  level?: 2 | 3;
}

/** The blocks of a body; headings of the third level that none of the second stands above are moved up to it. */
export function proseBlocks({ body, page }: Pick<ProseProps, 'body' | 'page'>): ProseBlock[] {
  let isBelow = false;
  return (page.prose?.[body] ?? []).map((block) => {
    isBelow ||= block.kind === 'h2';
    return block.kind === 'h3' && !isBelow ? { ...block, kind: 'h2' } : block;
  });
}

/** A body: what its Markdown says, from paragraphs to tables. */
export function Prose({ body, page, site, level = 2 }: ProseProps) {
  return (
    <div className="prose">
      <ProseBlocks
        blocks={proseBlocks({ body, page })}
        site={site}
        level={level}
        under={level === 2 ? 1 : 2}
      />
    </div>
  );
}
