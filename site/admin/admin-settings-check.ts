import {
  ADDRESS,
  type AdminSettings,
  type NumberSetting,
  type TextSetting,
} from './admin-settings.ts';

/** Validation errors of settings, by field. */
export type SettingFaults = Partial<Record<TextSetting | NumberSetting, string>>;

/** In US dollars; the sum of two is still below the limit of `site.config.yaml`. */
const MOST_DOLLARS = 10_000;

const LONGEST_TEXT = 2000;

/** `{name}` would be parsed as a fact in the configuration. */
const TEXT = /^[^{}\p{Cc}]*[^{}\p{Cc}\s][^{}\p{Cc}]*$/u;

/** Stricter than the standard, as strict as the configuration's own check. */
const EMAIL =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const TEXT_CHECKS: Record<TextSetting, { pattern: RegExp; fault: string }> = {
  businessName: { pattern: TEXT, fault: 'Enter a name, without { or }.' },
  // touchdown-ignore facts/typed-phone: shows the form in which any number is typed
  phone: { pattern: /^\(\d{3}\) \d{3}-\d{4}$/, fault: 'Write it like (432) 555-0142.' },
  email: { pattern: EMAIL, fault: 'Enter an e-mail address.' },
  address: { pattern: ADDRESS, fault: 'Write it like Midland, TX 79701.' },
};

export const TEXT_SETTINGS = Object.keys(TEXT_CHECKS) as TextSetting[];

export const NUMBER_SETTINGS = [
  'baseTravelFee',
  'mileageRate',
  'mileageStartsAfter',
  'eveningFee',
  'lateNightFee',
  'notaryFeeFirst',
  'notaryFeeAdditional',
] as const satisfies readonly NumberSetting[];

function textFault(name: TextSetting, value: unknown): string | undefined {
  const { pattern, fault } = TEXT_CHECKS[name];
  const fits =
    typeof value === 'string' &&
    value.length <= LONGEST_TEXT &&
    value.isWellFormed() &&
    pattern.test(value);
  return fits ? undefined : fault;
}

function numberFault(name: NumberSetting, value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
  if (value < 0) return 'It cannot be below 0.';
  if (value > MOST_DOLLARS) return 'That is too much.';
  if (name !== 'mileageStartsAfter' && Math.round(value * 100) / 100 !== value)
    return 'Use whole cents.';
  return undefined;
}

/** Validates settings from any source; returns an empty object if all are valid. */
export function settingFaults(
  settings: Partial<Record<keyof AdminSettings, unknown>>,
): SettingFaults {
  const found = [
    ...TEXT_SETTINGS.map((name) => [name, textFault(name, settings[name])] as const),
    ...NUMBER_SETTINGS.map((name) => [name, numberFault(name, settings[name])] as const),
  ];
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
}

/** Settings parsed from storage; missing or invalid values are taken from `defaults`. */
export function readableSettings(kept: unknown, defaults: AdminSettings): AdminSettings {
  if (typeof kept !== 'object' || kept === null) return defaults;
  const known: Partial<Record<keyof AdminSettings, unknown>> = kept;
  const faults = settingFaults(known);
  const names = [...TEXT_SETTINGS, ...NUMBER_SETTINGS].filter((name) => !(name in faults));
  const { notifications } = known;
  const flags = typeof notifications === 'object' && notifications !== null ? notifications : {};
  const isFlag = ([name, value]: [string, unknown]) =>
    name in defaults.notifications && typeof value === 'boolean';
  return {
    ...defaults,
    ...Object.fromEntries(names.map((name) => [name, known[name]])),
    notifications: {
      ...defaults.notifications,
      ...Object.fromEntries(Object.entries(flags).filter(isFlag)),
    },
  };
}
