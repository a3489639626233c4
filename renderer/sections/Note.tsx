import { Notice } from '../blocks/Notice.tsx';
import type { SectionProps } from './section.ts';

/** A limit that visitors must not miss, such as loan signings not being offered; on the ground of the section above it. */
export function Note({ page, ground }: SectionProps) {
  const { note } = page.landing;
  if (!note) return null;
  return (
    <div className={`note ${ground}`}>
      <div className="wrap">
        <Notice heading={note.heading}>{note.text}</Notice>
      </div>
    </div>
  );
}
