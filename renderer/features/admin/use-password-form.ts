import { type SubmitEvent, useState } from 'react';
import { showToast } from '../toasts/toast.ts';
import { useWords } from './admin-words.ts';
import { faultText } from './fault.ts';
import type { NewPassword } from './password.ts';

/**
 * Submits a form that sets a new password for this browser, one submission at a time; errors are shown as toasts.
 *
 * @param proofName name of the field with the secret that authorizes it.
 * @param save rejects with an error that can be shown.
 */
export function usePasswordForm(
  proofName: 'token' | 'currentPassword',
  save: (proof: string, next: NewPassword, form: HTMLFormElement) => Promise<void>,
) {
  const { signIn: words } = useWords();
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
      await save(typed(proofName), next, form);
    } catch (error) {
      void showToast({ title: faultText(error, words), kind: 'error' });
    }
    setBusy(false);
  };
  return { isBusy, onSubmit };
}
