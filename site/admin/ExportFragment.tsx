import { useId } from 'react';
import { copyText } from '../../renderer/browser/clipboard.ts';
import { downloadText } from '../../renderer/browser/download.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { showToast } from '../../renderer/features/toasts/toast.ts';
import type { AdminSettings } from './admin-settings.ts';
import { settingsFragment } from './settings-fragment.ts';

const FILE = 'site.config.fragment.yaml';

async function copy(fragment: string): Promise<void> {
  try {
    await copyText(fragment);
    await showToast({ title: 'Configuration copied', kind: 'success' });
  } catch {
    const text = 'Your browser does not allow it. Download the file, or copy from the box.';
    await showToast({ title: 'Configuration not copied', text, kind: 'error' });
  }
}

/** The saved settings as a fragment of `site.config.yaml`, so that they can become the site's facts. */
export function ExportFragment({
  settings,
  facts,
}: {
  settings: AdminSettings;
  facts: VisitorFacts;
}) {
  const heading = useId();
  const fragment = settingsFragment(settings, facts);
  return (
    <section className="admin-panel" aria-labelledby={heading}>
      <h3 id={heading}>Make them the site’s facts</h3>
      <p>
        What is saved here counts in this browser and its price calculator only. To change the site,
        put these lines into <code>site.config.yaml</code> and build it again.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre className="fragment" tabIndex={0}>
        {fragment}
      </pre>
      <div className="actions">
        <button className="button ghost" type="button" onClick={() => downloadText(FILE, fragment)}>
          Download
        </button>
        <button className="button ghost" type="button" onClick={() => copy(fragment)}>
          Copy
        </button>
      </div>
    </section>
  );
}
