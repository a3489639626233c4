import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { showToast } from '../../toasts/toast.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { useWords } from '../admin-words.ts';
import { PasswordField } from '../PasswordField.tsx';
import { setUpPassword } from '../password.ts';
import { usePasswordForm } from '../use-password-form.ts';

interface SetUpPasswordProps {
  facts: VisitorFacts;
  onSet: () => void;
  onClosed: () => void;
}

/** The dialog that sets a password for this browser; requires the token (docs/product.md, "Owner's area"). */
export function SetUpPassword({ facts, onSet, onClosed }: SetUpPasswordProps) {
  const { signIn: words } = useWords();
  const { isBusy, onSubmit } = usePasswordForm('token', async (token, next, form) => {
    await setUpPassword(token, next, facts);
    form.closest('dialog')?.close();
    onClosed();
    onSet();
    void showToast({ title: words.passwordSet, kind: 'success' });
  });
  return (
    <AdminDialog title={words.setUp} lead={words.setUpLead} onClosed={onClosed}>
      <form className="form" noValidate onSubmit={onSubmit}>
        <PasswordField name="token" label={words.token} autoComplete="off" />
        <PasswordField name="newPassword" label={words.newPassword} hint={words.passwordHint} />
        <PasswordField name="confirmPassword" label={words.confirmPassword} />
        <div>
          <button className="button primary" type="submit" aria-disabled={isBusy}>
            {words.set}
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
