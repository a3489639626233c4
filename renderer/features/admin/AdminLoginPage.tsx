import type { PageProps } from '../../context/page-props.ts';
import { BrowserIsland } from '../../islands/Island.tsx';

/** Where the owner signs in. */
export function AdminLoginPage({ site }: PageProps) {
  const { heading, wait, noscript } = site.words.signIn;
  return (
    <>
      <h1>{heading}</h1>
      <BrowserIsland name="admin-login" wait={wait} noscript={noscript} />
    </>
  );
}
