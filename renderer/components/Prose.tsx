import type { Page } from '../../schemas/page.ts';
import type { ProseBlock } from '../../schemas/prose.ts';
import type { Site } from '../context/site.ts';
import { ProseBlocks } from './ProseBlocks.tsx';

interface ProseProps {
  /** Text of a key named `body`, as it appears in the block. */
  body: string;
  page: Pick<Page, 'prose'>;
  site: Site;
  /** Level of its `##` headings: 3 below a second-level heading. */
  level?: 2 | 3;
}

/** The blocks of a body; third-level headings without a second-level heading above are promoted to that level. */
export function proseBlocks({ body, page }: Pick<ProseProps, 'body' | 'page'>): ProseBlock[] {
  let isBelow = false;
  return (page.prose?.[body] ?? []).map((block) => {
    isBelow ||= block.kind === 'h2';
    return block.kind === 'h3' && !isBelow ? { ...block, kind: 'h2' } : block;
  });
}

/** A rendered Markdown body, from paragraphs to tables. */
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
