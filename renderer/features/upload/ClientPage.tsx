import type { PageProps } from '../../context/page-props.ts';
import { Island } from '../../islands/Island.tsx';
import { portalWords } from './portal-words.ts';
import { ClientUpload } from './upload.island.tsx';

/** The page behind every client's link. */
export function ClientPage({ site }: PageProps) {
  const words = portalWords(site.words);
  return <Island name="upload" of={ClientUpload} on="load" site={site} words={words} />;
}
