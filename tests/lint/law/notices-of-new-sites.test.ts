import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { falseNotice } from '../../../cli/rules/words/claims/cookie-notices.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { ROOT } from '../../support/command.ts';

/** The texts about reading a page in the privacy page of a new site. */
function textsIn(language: string): string[] {
  const file = join(ROOT, `cli/init/texts/${language}/privacy.yaml`);
  const { sections } = parse(readFileSync(file, 'utf8'));
  return sections.flatMap(
    ({ text }: { text?: { paragraphs: string[] } }) => text?.paragraphs ?? [],
  );
}

it.each(['en', 'de', 'es'])(
  'the privacy page of a new site holds with and without a tag: %s',
  (language) => {
    for (const analytics of [
      {},
      { conversionId: 'AW-1' },
      { conversionId: 'AW-1', consent: 'required' },
    ])
      for (const text of textsIn(language))
        expect(falseNotice(text, { analytics } as SiteConfig)).toBeUndefined();
  },
);
