import { Notice } from '../blocks/Notice.tsx';
import type { SectionProps } from './section.ts';

/** A limit that visitors must not miss, such as loan signings not being offered. */
export function Note({ page }: SectionProps) {
  const { note } = page.landing;
  if (!note) return null;
  return (
    <div className="wrap note">
      <Notice heading={note.heading}>{note.text}</Notice>
    </div>
  );
}
