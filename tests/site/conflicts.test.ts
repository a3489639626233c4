import { expect, test } from 'vitest';
import { siteFacts } from '../content/site-facts.ts';
import { sitePages } from './site-pages.ts';

const { config, facts } = siteFacts();
const text = new Map(
  sitePages().map(({ path, html }) => [path, html.replace(/<!--.*?-->|<[^>]+>/gs, ' ')]),
);

/** Readings that pages spell in words or as a sum have no text of their own to look for. */
const isWritten = (reading: string) => facts.get(reading) !== undefined;

test.each(config.knownConflicts)(
  '$topic: each page of it shows a reading',
  ({ pages, readings }) => {
    const values = readings.filter(isWritten).map((name) => String(facts.get(name)));
    expect(values.length).toBeGreaterThan(0);
    const silent = pages.filter((path) => !values.some((value) => text.get(path)?.includes(value)));
    expect(silent).toEqual([]);
    const unshown = values.filter(
      (value) => !pages.some((path) => text.get(path)?.includes(value)),
    );
    expect(unshown, 'readings that no page of the list shows').toEqual([]);
  },
);
