import type { PageProps } from '../../renderer/context/page-props.ts';
import { BrowserIsland } from '../../renderer/islands/Island.tsx';

/** The owner's area, made in the browser for those who are signed in. */
export default function AdminPage(_: PageProps) {
  return (
    <>
      <h1>Owner’s area</h1>
      <BrowserIsland
        name="admin"
        noscript="The owner’s area works in the browser itself and needs JavaScript, which is switched off here."
      />
    </>
  );
}
