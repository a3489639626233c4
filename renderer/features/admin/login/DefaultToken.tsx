import { copyText } from '../../../browser/clipboard.ts';
import { showToast } from '../../toasts/toast.ts';
import { DEFAULT_TOKEN } from '../admin-token.ts';

async function copy(): Promise<void> {
  try {
    await copyText(DEFAULT_TOKEN);
    await showToast({ title: 'Default token copied to clipboard!', kind: 'success' });
  } catch {
    const text = 'Your browser does not allow it. Select the token and copy it yourself.';
    await showToast({ title: 'Token not copied', text, kind: 'error' });
  }
}

/** The default token, as long as it is the one that opens (docs/product.md, "Owner's area"). */
export function DefaultToken() {
  return (
    <div className="default-token">
      <p>
        Default token: <code data-token>{DEFAULT_TOKEN}</code>
      </p>
      <button className="button ghost" type="button" onClick={copy}>
        Copy token
      </button>
      <p className="field-hint">
        Everybody who opens this page sees it. It disappears once the site has a token of its own.
      </p>
    </div>
  );
}
