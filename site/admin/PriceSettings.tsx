import { useState } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { useWords } from '../../renderer/features/admin/admin-words.ts';
import { faultText } from '../../renderer/features/admin/fault.ts';
import { showToast } from '../../renderer/features/toasts/toast.ts';
import { type AdminSettings, defaultSettings } from './admin-settings.ts';
import { ExportFragment } from './ExportFragment.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { dropSettings, keepSettings, readSettings } from './settings-store.ts';

/** Prices and names that the owner can try out and export (docs/product.md, "Owner's area"). */
export function PriceSettings({ facts }: { facts: VisitorFacts }) {
  const { signIn: words } = useWords();
  const [settings, setSettings] = useState(() => readSettings(facts));
  const [resets, setResets] = useState(0);
  const save = (next: AdminSettings) => {
    try {
      keepSettings(next);
      setSettings(next);
      void showToast({ title: 'Settings saved successfully!', kind: 'success' });
    } catch (error) {
      const text = faultText(error, words);
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
    <>
      <SettingsForm key={resets} settings={settings} onSave={save} onReset={reset} />
      <ExportFragment settings={settings} facts={facts} />
    </>
  );
}
