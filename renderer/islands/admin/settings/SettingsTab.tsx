import { useEffect, useRef, useState } from 'react';
import { type AdminSettings, defaultSettings } from '../../../../domain/admin-settings.ts';
import type { VisitorFacts } from '../../../../domain/visitor-facts.ts';
import { faultText } from '../../../browser/admin/fault.ts';
import { dropSettings, keepSettings, readSettings } from '../../../browser/admin/settings-store.ts';
import { showToast } from '../../../browser/toast.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { ExportFragment } from './ExportFragment.tsx';
import { PaymentGuide } from './PaymentGuide.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import './settings.css';

interface SettingsTabProps {
  facts: VisitorFacts;
  /** Opens at the payment setup guide (`/admin#settings/payments`). */
  showsGuide: boolean;
}

/** What the owner can try out, export and set up (docs/product.md, "Owner's area"). */
export function SettingsTab({ facts, showsGuide }: SettingsTabProps) {
  const guide = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (showsGuide) guide.current?.scrollIntoView();
  }, [showsGuide]);
  const [settings, setSettings] = useState(() => readSettings(facts));
  const [resets, setResets] = useState(0);
  const save = (next: AdminSettings) => {
    try {
      keepSettings(next);
      setSettings(next);
      void showToast({ title: 'Settings saved successfully!', kind: 'success' });
    } catch (error) {
      const text = faultText(error);
      void showToast({ title: 'Settings not saved', text, kind: 'error' });
    }
  };
  const reset = () => {
    dropSettings();
    setSettings(defaultSettings(facts));
    setResets(resets + 1);
    void showToast({ title: 'Settings are as the site was built', kind: 'success' });
  };
  return (
    <div className="settings">
      <h2>Settings</h2>
      <SettingsForm key={resets} settings={settings} onSave={save} onReset={reset} />
      <ExportFragment settings={settings} facts={facts} />
      <details>
        <summary>
          <h3>Change password</h3>
        </summary>
        <ChangePassword />
      </details>
      <details ref={guide} open={showsGuide}>
        <summary>
          <h3>Payment setup guide</h3>
        </summary>
        <PaymentGuide />
      </details>
    </div>
  );
}
