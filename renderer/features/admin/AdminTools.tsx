import { useWords } from './admin-words.ts';
import { LineIcon } from './LineIcon.tsx';
import { goOut } from './leave-page.ts';
import { signOut } from './session.ts';

/** Tools available on every tab: the price calculator, if there is one, and signing out. */
export function AdminTools({ onCalculate }: { onCalculate: (() => void) | undefined }) {
  const { admin: words } = useWords();
  const logOut = () => {
    signOut();
    goOut({ title: words.loggedOut, kind: 'success' });
  };
  return (
    <div className="admin-tools">
      {onCalculate && (
        <button className="button ghost" type="button" onClick={onCalculate}>
          {words.calculator}
        </button>
      )}
      <button
        className="icon-button"
        type="button"
        aria-label={words.logOut}
        title={words.logOut}
        onClick={logOut}
      >
        <LineIcon name="logout" />
      </button>
    </div>
  );
}
