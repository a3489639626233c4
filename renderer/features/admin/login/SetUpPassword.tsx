import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { showToast } from '../../toasts/toast.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { setUpPassword } from '../password.ts';
import { usePasswordForm } from '../use-password-form.ts';

interface SetUpPasswordProps {
  facts: VisitorFacts;
  onSet: () => void;
  onClosed: () => void;
}

/**
 * The dialog that gives this browser a password, to somebody who has the token (docs/product.md,
 * "Owner's area").
 */
export function SetUpPassword({ facts, onSet, onClosed }: SetUpPasswordProps) {
  const { isBusy, onSubmit } = usePasswordForm('token', async (token, next, form) => {
    await setUpPassword(token, next, facts);
    form.closest('dialog')?.close();
    onSet();
    const title = 'Password set successfully! You can now use password login.';
    void showToast({ title, kind: 'success' });
  });
  return (
    <AdminDialog
      title="Set up password"
      lead="The password is for this browser only, and only its salted hash is kept."
      onClosed={onClosed}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        <PasswordField name="token" label="Access token" autoComplete="off" />
        <PasswordField name="newPassword" label="New password" hint="At least 6 characters." />
        <PasswordField name="confirmPassword" label="Confirm password" />
        <div>
          <button className="button primary" type="submit" aria-disabled={isBusy}>
            Set Password
          </button>
        </div>
      </form>
    </AdminDialog>
  );
}
