import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { quickShape } from '../../cli/content/shape/quick-shape.ts';
import { locatedTexts } from '../../cli/rules/texts.ts';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
import { SITE } from '../support/site-code.ts';
import { checkEdited, mainOf, render, textOf } from './rendered-landing.ts';

const { hero, cta, required, optional, popups } = LANDING_SECTIONS;
const middle: readonly SectionDefinition[] = [...required, ...optional];
const all: readonly SectionDefinition[] = [hero, ...middle, ...popups, cta];
const { shape } = SITE.schemas.landing as unknown as z.ZodObject;

const linesOf = (html: string) => textOf(mainOf(html)).split('\n');
/** All but bodies, whose marks are not shown. */
const textsOf = (block: unknown) =>
  locatedTexts(block, []).flatMap(({ path, text }) => (path.at(-1) === 'body' ? [] : [text]));

describe.each(all.map((section) => [section.name, section] as const))(
  'section %s',
  (name, section) => {
    test('has a sample that its schema accepts, quickly as well', () => {
      expect(section.schema.safeParse(section.sample).error).toBeUndefined();
      expect(quickShape(section.schema)?.(section.sample)).toBe(true);
    });

    test('is a key of landings, described as the section is', () => {
      const key = shape[name] as z.ZodType;
      const block = key.type === 'optional' ? (key as z.ZodOptional<z.ZodType>).unwrap() : key;
      expect(block.meta()?.description).toBe(section.description);
    });
  },
);

describe.each(middle.map((section) => [section.name, section] as const))(
  'a block of %s that stands among the sections',
  (name, { sample }) => {
    const edited = (landing: object) =>
      Object.assign(landing, { sections: [{ [name]: sample }, 'problems', { [name]: sample }] });

    test('is shown with all its texts, each time it stands there', () => {
      expect(checkEdited(edited).diagnostics).toEqual([]);
      const lines = linesOf(render(edited));
      for (const text of textsOf(sample))
        expect(lines.filter((line) => line === text).length, text).toBeGreaterThanOrEqual(2);
    });

    test('shares no id and no accordion with another one', () => {
      const tags = tagsOf(render(edited));
      const ids = [...new Set(['section', 'h2', 'div', 'g'])].flatMap((tag) =>
        valuesOf(tags, tag, 'id'),
      );
      expect(ids).toEqual([...new Set(ids)]);
      const accordions = valuesOf(tags, 'details', 'name');
      const size = name === 'questions' ? 2 : 0;
      expect(new Set(accordions).size).toBe(size);
    });
  },
);
