const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z]{2}|-[A-Z][a-z]{3})?$/;

/**
 * Whether a value is a map of texts by language, `{ en: …, es: … }`: all its keys are languages, one of them the
 * site's.
 */
export function isLocalizedMap(
  value: unknown,
  languages: readonly string[],
): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.some((key) => languages.includes(key)) &&
    keys.every((key) => LANGUAGE_TAG.test(key)) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
