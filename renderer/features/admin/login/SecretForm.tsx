import { type SubmitEvent, useState } from 'react';
import { showToast } from '../../toasts/toast.ts';
import { useWords } from '../admin-words.ts';
import { faultText } from '../fault.ts';
import { goToAdmin } from '../leave-page.ts';
import { PasswordField } from '../PasswordField.tsx';

interface SecretFormProps {
  name: 'token' | 'password';
  label: string;
  /** Rejects with an error that can be shown. */
  signIn: (secret: string) => Promise<void>;
}

/** A field with a Log In button (docs/product.md, "Owner's area"). */
export function SecretForm({ name, label, signIn }: SecretFormProps) {
  const { signIn: words } = useWords();
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const field = event.currentTarget.elements.namedItem(name) as HTMLInputElement;
    setBusy(true);
    try {
      await signIn(field.value);
      goToAdmin({ title: words.loggedIn, kind: 'success' });
    } catch (error) {
      void showToast({ title: faultText(error, words), kind: 'error' });
      field.select();
      setBusy(false);
    }
  };
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <PasswordField name={name} label={label} autoComplete="current-password" />
      <div>
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {words.submit}
        </button>
      </div>
    </form>
  );
}
