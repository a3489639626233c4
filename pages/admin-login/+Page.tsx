import type { PageProps } from '../../renderer/context/page-props.ts';
import { BrowserIsland } from '../../renderer/islands/Island.tsx';

/** Where the owner signs in. */
export default function AdminLoginPage(_: PageProps) {
  return (
    <>
      <h1>Sign in</h1>
      <BrowserIsland
        name="admin-login"
        noscript="Signing in works in the browser itself and needs JavaScript, which is switched off here."
      />
    </>
  );
}
