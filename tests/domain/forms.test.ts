import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { patternFault } from '../../cli/content/forms/pattern-cost.ts';
import { faultOf } from '../../renderer/features/forms/field-faults.ts';
import type { FieldValue, FormValues } from '../../renderer/features/forms/field-values.ts';
import { formBody, formText } from '../../renderer/features/forms/form-body.ts';
import type { LocalField, LocalForm } from '../../renderer/features/forms/local-form.ts';
import { type FormField, OwnForm } from '../../schemas/forms/form.ts';
import { formBodySchema } from '../../schemas/forms/form-body-schema.ts';
import type { Words } from '../../schemas/words/words.ts';
import { siteWords } from '../content/site-facts.ts';
import { cases } from '../support/proof.ts';

const words = (siteWords().en as Words).forms.faults;
const CONTEXT = { words, today: '2026-11-23', language: 'en' };

const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
const ajv = new Ajv({ formats: { date: isDay, 'date-time': true } });

const LABEL = { label: 'A label' };
const OPTIONS = ['Red', 'Green & blue', { value: 'x', label: 'Another' }];

/** Fields of every type, with and without what can be asked of them; names are given later. */
const fields: fc.Arbitrary<Omit<FormField, 'name'>> = fc
  .tuple(
    fc.constantFrom<Omit<FormField, 'name'>>(
      { type: 'text', ...LABEL },
      { type: 'text', ...LABEL, lines: 3, min: 3, max: 8 },
      { type: 'text', ...LABEL, pattern: '[A-Z]{1,2}\\d+ ?[a-z]?' },
      { type: 'email', ...LABEL },
      { type: 'phone', ...LABEL },
      { type: 'number', ...LABEL },
      { type: 'number', ...LABEL, min: -2, max: 7.5 },
      { type: 'choice', ...LABEL, options: OPTIONS },
      { type: 'choices', ...LABEL, options: OPTIONS, min: 2, max: 2 },
      { type: 'choices', ...LABEL, options: OPTIONS },
      { type: 'date', ...LABEL },
      { type: 'file', ...LABEL, max: 2 },
      { type: 'consent', ...LABEL },
      { type: 'hidden', value: 'spring' },
    ),
    fc.boolean(),
  )
  .map(([field, required]) => (field.type === 'hidden' ? field : { ...field, required }));

const typed = fc.oneof(
  fc.constantFrom(
    '',
    'A1',
    'AB12 c',
    'ab',
    'Red',
    'x',
    'ana@example.com',
    'ana@example',
    '7',
    '7.6',
  ),
  fc.constantFrom(
    '-3',
    '1e3',
    '1e400',
    '2027-02-28',
    '2027-02-30',
    '27-1-1',
    '+49 30 1234567',
    '12',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim()),
  fc.string({ minLength: 290, maxLength: 310 }).map((text) => text.trim()),
);
const chosen = fc.uniqueArray(fc.constantFrom('Red', 'Green & blue', 'x', 'y'), { maxLength: 4 });
const files = fc.array(
  fc.constantFrom('plan.pdf', 'photo.JPG').map((name) => new File(['x'], name)),
  { maxLength: 3 },
);

function valueFor({ type }: Pick<FormField, 'type'>): fc.Arbitrary<FieldValue> {
  if (type === 'choices') return chosen;
  if (type === 'file') return files;
  return type === 'consent' ? fc.boolean() : typed;
}

const forms = fc.array(fields, { minLength: 1, maxLength: 4 }).chain((some) => {
  const named = some.map((field, index) => ({ ...field, name: `field-${index}` }) as FormField);
  const values = fc.tuple(...named.map(valueFor));
  return values.map((given) => ({
    fields: named,
    values: Object.fromEntries(named.map(({ name }, index) => [name, given[index] ?? ''])),
  }));
});

function local(field: FormField): LocalField {
  const options = (field.options ?? []).map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { ...option, label: 'Another' },
  );
  const { options: _, help: _help, placeholder: _hint, patternMessage: _say, ...rest } = field;
  return { ...rest, label: 'A label', required: field.required ?? false, options };
}

function localForm(asked: readonly FormField[]): LocalForm {
  const place = { id: 'form', name: 'quote', page: '/', subject: 'Quote' };
  return { ...place, fields: asked.map(local), after: {} };
}

const ORIGIN = {
  ...{ id: 'a', at: new Date('2026-11-23T05:00:00Z'), language: 'en', userAgent: 'test' },
  ...{ url: 'https://example.com/', attribution: {}, suspect: false },
};

/** The body as it arrives. */
function arrived(form: LocalForm, values: FormValues) {
  return JSON.parse(JSON.stringify(formBody(form, values, ORIGIN)));
}

describe('the JSON Schema of a form', () => {
  it('takes what the form finds right, and nothing else', () => {
    let right = 0;
    fc.assert(
      fc.property(forms, ({ fields, values }) => {
        expect(OwnForm.safeParse({ fields }).error).toBeUndefined();
        const form = localForm(fields);
        const isRight = form.fields.every(
          (field) => faultOf(field, values[field.name] ?? '', CONTEXT) === undefined,
        );
        const takes = ajv.compile(formBodySchema({ fields }, 'quote'));
        expect(takes(arrived(form, values)), JSON.stringify(takes.errors)).toBe(isRight);
        if (isRight) right += 1;
      }),
      { numRuns: cases(100, 4000) },
    );
    // Some of them at least: a schema that takes nothing would be right about all others.
    expect(right).toBeGreaterThan(0);
  });

  it('refuses a field that the form does not have, and the body of another form', () => {
    const fields: FormField[] = [{ name: 'email', type: 'email', ...LABEL }];
    const takes = ajv.compile(formBodySchema({ fields }, 'quote'));
    const body = arrived(localForm(fields), { email: 'ana@example.com' });
    expect(takes(body)).toBe(true);
    expect(takes({ ...body, fields: { ...body.fields, more: 'x' } })).toBe(false);
    expect(takes({ ...body, form: 'other' })).toBe(false);
  });
});

describe('days of a form', () => {
  const field = local({ name: 'day', type: 'date', ...LABEL, min: 'today', max: '2027-03-28' });

  test.each([
    ['2026-11-22', words.tooEarly],
    ['2026-11-23', undefined],
    ['2027-03-28', undefined],
    ['2027-03-29', words.tooLate],
    ['2027-02-30', words.date],
  ])('are held to the calendar of the business: %s', (day, told) => {
    const fault = faultOf(field, day, CONTEXT);
    expect(fault?.split(/\w+ \d/)[0]).toBe(told?.split('{')[0]);
  });
});

describe('files of a form', () => {
  const field = local({ name: 'plan', type: 'file', ...LABEL, accept: ['pdf'] });
  const big = new File([new Uint8Array(10 * 1_048_576 + 1)], 'plan.pdf');

  test.each([
    [new File(['x'], 'plan.pdf'), undefined],
    [new File(['x'], 'PLAN.PDF', { type: '' }), undefined],
    [new File(['x'], 'plan.exe', { type: 'application/x-msdownload' }), words.fileKind],
    [new File([], 'plan.pdf'), words.fileEmpty],
    [big, words.fileSize],
  ])('are held to kind and size', (file, told) => {
    expect(faultOf(field, [file], CONTEXT)?.split(/\d|:/)[0]).toBe(told?.split(/\{|:/)[0]);
  });

  it('are no more than are asked for', () => {
    const file = new File(['x'], 'plan.pdf');
    expect(faultOf(field, [file, file], CONTEXT)).toContain('1');
  });
});

describe('what is sent', () => {
  const asked = localForm([
    { name: 'topics', type: 'choices', ...LABEL, options: OPTIONS },
    { name: 'ok', type: 'consent', label: 'You may write to me.' },
    { name: 'note', type: 'text', label: 'Note' },
    { name: 'campaign', type: 'hidden', value: 'spring' },
  ]);
  const values = { topics: ['x'], ok: true, note: '', campaign: 'changed by hand' };

  it('leaves out what is empty, and says what was agreed to', () => {
    const body = arrived(asked, values);
    expect(body.fields).toEqual({ topics: ['x'], ok: true, campaign: 'spring' });
    expect(body.consents).toEqual({ ok: 'A label' });
  });

  it('reads as people say it in an email, without what nobody typed', () => {
    expect(formText(asked, values)).toContain('A label: Another');
    expect(formText(asked, values)).not.toMatch(/campaign|spring|Note/);
  });
});

describe('a pattern', () => {
  test.each(['[A-Z]{2}\\d{4}', '\\d{5}(-\\d{4})?', 'a+b+c+', '(?:[a-z]\\d)+', '\\p{L}+'])(
    '%s is taken',
    (pattern) => expect(patternFault(pattern)).toBeUndefined(),
  );

  test.each(['(a+)+', '(?:a|a)*', '(\\d+)*x', 'a*b*c*d*', '(?:a?){30}', 'a?'.repeat(30)])(
    '%s would take too long',
    (pattern) => expect(patternFault(pattern)?.why).toBe('cost'),
  );

  test.each([
    ['[A-Z', 4],
    ['a{2', 1],
    ['(x', 2],
    ['\\y', 0],
  ])('%s is none', (pattern) => expect(patternFault(pattern)?.why).toBe('syntax'));

  it('that is taken is read in a moment, whatever is typed', () => {
    const parts = ['a', '\\d', '[a-z]', '(?:ab)', '.', 'a|b'];
    const ends = ['', '', '+', '*', '?', '{2,9}'];
    const piece = fc
      .tuple(fc.constantFrom(...parts), fc.constantFrom(...ends))
      .map((two) => two.join(''));
    const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
    const text = fc.array(fc.constantFrom('a', 'b', '1'), { minLength: 199, maxLength: 199 });
    fc.assert(
      fc.property(pattern, text, (source, letters) => {
        fc.pre(patternFault(source) === undefined);
        const start = performance.now();
        new RegExp(`^(?:${source})$`, 'u').test(`${letters.join('')}!`);
        expect(performance.now() - start).toBeLessThan(1000);
      }),
      { numRuns: cases(60, 2000) },
    );
  });
});
