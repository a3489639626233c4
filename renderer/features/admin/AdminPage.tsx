import type { PageProps } from '../../context/page-props.ts';
import { BrowserIsland } from '../../islands/Island.tsx';
import { adminWords } from './admin-words.ts';

/** The admin area, rendered in the browser for signed-in users. */
export function AdminPage({ site }: PageProps) {
  const { heading, wait, noscript } = site.words.admin;
  const words = adminWords(site.words);
  return (
    <>
      <h1>{heading}</h1>
      <BrowserIsland name="admin" wait={wait} noscript={noscript} words={words} />
    </>
  );
}
