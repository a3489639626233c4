import { copyText } from '../../../browser/clipboard.ts';
import { showToast } from '../../toasts/toast.ts';
import { DEFAULT_TOKEN } from '../admin-token.ts';
import { type AdminWords, useWords } from '../admin-words.ts';

async function copy({ signIn, admin }: AdminWords): Promise<void> {
  try {
    await copyText(DEFAULT_TOKEN);
    await showToast({ title: signIn.tokenCopied, kind: 'success' });
  } catch {
    await showToast({ title: signIn.tokenNotCopied, text: admin.notCopied, kind: 'error' });
  }
}

/** Shows the default token as long as it is in use (docs/product.md, "Owner's area"). */
export function DefaultToken() {
  const words = useWords();
  const { defaultToken, defaultTokenNote, copyToken } = words.signIn;
  return (
    <div className="default-token">
      <p>
        {defaultToken} <code data-token>{DEFAULT_TOKEN}</code>
      </p>
      <button className="button ghost" type="button" onClick={() => copy(words)}>
        {copyToken}
      </button>
      <p className="field-hint">{defaultTokenNote}</p>
    </div>
  );
}
