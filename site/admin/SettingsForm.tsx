import { type SubmitEvent, useState } from 'react';
import { showToast } from '../../renderer/features/toasts/toast.ts';
import type { AdminSettings } from './admin-settings.ts';
import type { SettingFaults } from './admin-settings-check.ts';
import { readSettingsForm } from './read-form.ts';
import { SettingField } from './SettingField.tsx';
import { BUSINESS_FIELDS, NOTICE_FIELDS, PRICE_FIELDS } from './setting-fields.ts';

interface SettingsFormProps {
  settings: AdminSettings;
  onSave: (settings: AdminSettings) => void;
  onReset: () => void;
}

/** Business info, pricing and notifications (docs/product.md, "Owner's area"). */
export function SettingsForm({ settings, onSave, onReset }: SettingsFormProps) {
  const [faults, setFaults] = useState<SettingFaults>({});
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readSettingsForm(form);
    setFaults(read.faults);
    const wrong = [...form.elements].find(
      (field) => (field.getAttribute('name') ?? '') in read.faults,
    );
    if (!(wrong instanceof HTMLElement)) return onSave(read.settings);
    wrong.focus();
    const text = 'Nothing was saved. Look at the marked fields.';
    void showToast({ title: 'Settings not saved', text, kind: 'error' });
  };
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <fieldset className="settings-group">
        <legend>Business info</legend>
        {BUSINESS_FIELDS.map((field) => (
          <SettingField
            key={field.name}
            {...field}
            defaultValue={settings[field.name]}
            fault={faults[field.name]}
          />
        ))}
      </fieldset>
      <fieldset className="settings-group">
        <legend>Pricing</legend>
        {PRICE_FIELDS.map((field) => (
          <SettingField
            key={field.name}
            {...field}
            type="number"
            min={0}
            inputMode="decimal"
            defaultValue={settings[field.name]}
            fault={faults[field.name]}
          />
        ))}
      </fieldset>
      <fieldset className="settings-group notices">
        <legend>Notifications</legend>
        {NOTICE_FIELDS.map(({ name, label }) => (
          <label key={name}>
            <input type="checkbox" name={name} defaultChecked={settings.notifications[name]} />
            {label}
          </label>
        ))}
        <p className="field-hint">
          A static site sends nothing itself. These wishes are kept here for whoever sets up the
          service that receives bookings.
        </p>
      </fieldset>
      <div className="actions">
        <button className="button primary" type="submit">
          Save Settings
        </button>
        <button className="button ghost" type="button" onClick={onReset}>
          Reset to the site’s values
        </button>
      </div>
    </form>
  );
}
