import { useState } from 'react';
import { showToast } from '../../toasts/toast.ts';
import { PasswordField } from '../PasswordField.tsx';
import { changePassword, hasPassword } from '../password.ts';
import { usePasswordForm } from '../use-password-form.ts';

/** The password of this browser (docs/product.md, "Owner's area"). */
export function ChangePassword() {
  const [hasOne, setHasOne] = useState(hasPassword);
  const { isBusy, onSubmit } = usePasswordForm('currentPassword', async (current, next, form) => {
    await changePassword(current, next);
    form.reset();
    setHasOne(true);
    void showToast({ title: 'Password changed successfully!', kind: 'success' });
  });
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {hasOne && (
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
      )}
      <PasswordField name="newPassword" label="New password" hint="At least 6 characters." />
      <PasswordField name="confirmPassword" label="Confirm new password" />
      <div>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          Change Password
        </button>
      </div>
    </form>
  );
}
