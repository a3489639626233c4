/** Maximum length of a text unless its row says otherwise; the page says so once. */
const USUAL_TEXT = 2000;

/** Most choices that a table names; longer lists are counted. */
const MOST_CHOICES = 20;

/** What a control of the studio says about a value: an annotation of the schemas (`schemas/forms/control.ts`). */
const CONTROLS = {
  color: 'color, such as `"#0b6e4f"`',
  'date-time': 'day and time: `2027-03-28T18:00`',
  file: 'file in `media/`',
  language: 'language, such as `en`',
  link: 'link',
  markdown: 'Markdown',
  picture: 'picture in `media/`',
  time: 'time of day in quotes: `"09:00"`',
};

const FORMATS = { date: 'day: `2026-03-31`', email: 'e-mail address' };

const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

const code = (value) =>
  `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;

/** A limit in words: `2 to 8`, `exactly 4`, `at least 2`. */
function limits(least, most) {
  if (least !== undefined && least === most) return `exactly ${least}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (most !== undefined) return `at most ${most}`;
  return least === undefined ? '' : `at least ${least}`;
}

function choices(values) {
  if (values.includes('LocalBusiness'))
    return `one of ${values.length} [types](site-config.md#types-of-business)`;
  if (values.length > MOST_CHOICES) return `one of ${values.length} names`;
  return values
    .map(code)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1');
}

function textType({ control, format, pattern, maxLength, minLength }) {
  const kind =
    CONTROLS[control] ?? FORMATS[format] ?? (pattern === SLUG ? 'name in lower case' : 'text');
  // How long a path may be helps nobody to write it.
  if (control === 'picture' || control === 'file' || control === 'link') return kind;
  const isLimited = maxLength !== undefined && maxLength < Number.MAX_SAFE_INTEGER;
  const most = isLimited && maxLength !== USUAL_TEXT ? maxLength.toLocaleString('en') : undefined;
  const count =
    most === undefined || minLength > 1
      ? limits(minLength > 1 ? minLength : undefined, most)
      : `at most ${most}`;
  return count === '' ? kind : `${kind}, ${count} characters`;
}

function numberType({ type, minimum, maximum, exclusiveMinimum }) {
  const kind = type === 'integer' ? 'whole number' : 'number';
  const bound = (limit) => (Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit);
  if (exclusiveMinimum !== undefined) return `${kind} above ${exclusiveMinimum}`;
  const range = limits(bound(minimum), bound(maximum));
  return range === '' ? kind : `${kind}, ${range}`;
}

function plural(type) {
  return type.replace(
    /(?<=^|, or )(?:text|link|group|picture|file|language|whole number|number|day)\b/g,
    (word) => `${word}s`,
  );
}

function isTextsByLanguage({ anyOf = [] }) {
  const [one, map] = anyOf;
  return anyOf.length === 2 && one.type === 'string' && map.type === 'object' && !map.properties;
}

/** The type of a value in plain words. */
export function typeOf(schema) {
  const { $ref, allOf, anyOf, type, properties, items, minItems, maxItems } = schema;
  if (allOf) return typeOf(allOf[0]);
  if ($ref?.endsWith('/icon')) return '[icon](icons.md)';
  if ($ref) return 'any value';
  if (schema.enum) return choices(schema.enum);
  if (schema.const !== undefined) return code(schema.const);
  if (isTextsByLanguage(schema)) return `${typeOf(anyOf[0])}, or a map by language`;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(', or ');
  if (type === 'array') {
    const count = limits(minItems, maxItems);
    // Sections are told in words: their blocks have a page of their own.
    if (items.words) return `list of [${items.words}](sections.md)`;
    const entries = items.enum ? `from ${choices(items.enum)}` : `of ${plural(typeOf(items))}`;
    return `list ${entries}${count === '' ? '' : `; ${count}`}`;
  }
  if (type === 'object') return properties ? 'group' : 'map with names of your own';
  if (type === 'boolean') return '`true` or `false`';
  if (type === 'string') return textType(schema);
  return type ? numberType(schema) : 'any value';
}
