import { useState } from 'react';
import { showToast } from '../../toasts/toast.ts';
import { useWords } from '../admin-words.ts';
import { PasswordField } from '../PasswordField.tsx';
import { changePassword, hasPassword } from '../password.ts';
import { usePasswordForm } from '../use-password-form.ts';

/** Form for the password of this browser (docs/product.md, "Owner's area"). */
export function ChangePassword() {
  const { signIn: words } = useWords();
  const [hasOne, setHasOne] = useState(hasPassword);
  const { isBusy, onSubmit } = usePasswordForm('currentPassword', async (current, next, form) => {
    await changePassword(current, next);
    form.reset();
    setHasOne(true);
    void showToast({ title: words.passwordChanged, kind: 'success' });
  });
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {hasOne && (
        <PasswordField
          name="currentPassword"
          label={words.currentPassword}
          autoComplete="current-password"
        />
      )}
      <PasswordField name="newPassword" label={words.newPassword} hint={words.passwordHint} />
      <PasswordField name="confirmPassword" label={words.confirmNewPassword} />
      <div>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {words.change}
        </button>
      </div>
    </form>
  );
}
