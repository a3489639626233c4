import type { AdminSettings, Notifications } from './admin-settings.ts';
import {
  NUMBER_SETTINGS,
  type SettingFaults,
  settingFaults,
  TEXT_SETTINGS,
} from './admin-settings-check.ts';
import { NOTICE_FIELDS } from './setting-fields.ts';

/** An empty number field is NaN, not zero. */
function typedNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** The values of the settings form, and their validation errors. */
export function readSettingsForm(form: HTMLFormElement): {
  settings: AdminSettings;
  faults: SettingFaults;
} {
  const data = new FormData(form);
  const typed = (name: string) => String(data.get(name) ?? '').trim();
  const settings = {
    ...Object.fromEntries(TEXT_SETTINGS.map((name) => [name, typed(name)])),
    ...Object.fromEntries(NUMBER_SETTINGS.map((name) => [name, typedNumber(typed(name))])),
    notifications: Object.fromEntries(
      NOTICE_FIELDS.map(({ name }) => [name, data.has(name)]),
    ) as unknown as Notifications,
  } as AdminSettings;
  return { settings, faults: settingFaults(settings) };
}
