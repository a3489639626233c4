import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { MessageFields } from '../../renderer/features/contact/MessageFields.tsx';
import { DataForm } from '../../renderer/features/forms/data-form.island.tsx';
import type { FormTexts } from '../../renderer/features/forms/form-words.ts';
import type { Words } from '../../schemas/words/words.ts';
import { siteFacts, siteWords } from '../content/site-facts.ts';

const { config } = siteFacts();
const words = siteWords().en as Words;

const TEXTS: FormTexts = {
  language: 'en',
  words: { ...words.forms, ...words.contact },
  form: {
    ...{ id: 'form', name: 'quote', page: '/', endpoint: 'quotes', subject: 'Quote', after: {} },
    fields: [{ name: 'email', type: 'email', label: 'Email', required: true }],
  },
};

/** The form as a browser makes it where its endpoint has this address. */
function markup(address: string): string {
  const integrations = { ...config.integrations, endpoints: { quotes: address } };
  const facts = { ...config, integrations } as VisitorFacts;
  return renderToString(<DataForm facts={facts} words={TEXTS} />);
}

test('what a visitor has typed outlives a change of where the form is sent: its markup is the same', () => {
  expect(markup('https://example.com/in')).toBe(markup(''));
});

test.each([
  ['en', 'Website address', 'Company'],
  ['es', 'Dirección de su sitio web', 'Empresa'],
] as const)(
  'what only robots fill in has a label in the language of the page: %s',
  (language, address, company) => {
    const { forms, contact } = siteWords()[language] as Words;
    const ownForm = (
      <DataForm
        facts={config as VisitorFacts}
        words={{ ...TEXTS, words: { ...contact, ...forms } }}
      />
    );
    expect(renderToString(ownForm)).toContain(`>${address}</label>`);
    expect(renderToString(<MessageFields words={contact} />)).toContain(`>${company}</label>`);
  },
);
