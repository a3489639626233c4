import { type SubmitEvent, useState } from 'react';
import { faultText } from '../../../browser/admin/fault.ts';
import { changePassword, hasPassword } from '../../../browser/admin/password.ts';
import { showToast } from '../../../browser/toast.ts';
import { PasswordField } from '../PasswordField.tsx';

/** The password of this browser (spec, sections 5 and 8, "Admin"). */
export function ChangePassword() {
  const [hasOne, setHasOne] = useState(hasPassword);
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = (name: string) => String(data.get(name) ?? '');
    const next = { password: typed('newPassword'), confirmation: typed('confirmPassword') };
    setBusy(true);
    try {
      await changePassword(typed('currentPassword'), next);
      form.reset();
      setHasOne(true);
      void showToast({ title: 'Password changed successfully!', kind: 'success' });
    } catch (error) {
      void showToast({ title: faultText(error), kind: 'error' });
    }
    setBusy(false);
  };
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
