import { copyLink } from '../../renderer/browser/clipboard.ts';
import { showToast } from '../../renderer/features/toasts/toast.ts';

async function copy(link: string): Promise<void> {
  try {
    await copyLink(link);
    await showToast({ title: 'Link Copied', kind: 'success' });
  } catch {
    const text = 'Your browser does not allow it. Copy the address of “Link to this estimate”.';
    await showToast({ title: 'Link Not Copied', text, kind: 'error' });
  }
}

/** A link that reopens the estimate, to copy or to bookmark. */
export function ShareEstimate({ link }: { link: string }) {
  return (
    <div className="estimate-share">
      <button className="button ghost" type="button" onClick={() => copy(link)}>
        Copy link
      </button>
      <a className="text-link" href={link}>
        Link to this estimate
      </a>
      <p className="field-hint">
        It holds the town, ZIP or coordinates, the time and the signatures. A street address is
        never written into it.
      </p>
    </div>
  );
}
