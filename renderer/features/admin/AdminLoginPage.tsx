import type { PageProps } from '../../context/page-props.ts';
import { BrowserIsland } from '../../islands/Island.tsx';
import { adminWords } from './admin-words.ts';

/** The sign-in page of the admin area. */
export function AdminLoginPage({ site }: PageProps) {
  const { heading, wait, noscript } = site.words.signIn;
  const words = adminWords(site.words);
  return (
    <>
      <h1>{heading}</h1>
      <BrowserIsland name="admin-login" wait={wait} noscript={noscript} words={words} />
    </>
  );
}
