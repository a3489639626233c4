import { z } from 'zod';
import { scheduleOptions } from '../../schemas/schedule.ts';
import { parseData } from '../content/data-file.ts';
import type { Facts } from '../content/facts/facts.ts';
import { readSchedule } from '../content/pages/page-schedule.ts';
import { readSource } from '../content/source-file.ts';
import { isThereFrom } from '../schedule/showing.ts';
import { filesOf, type MovedPage } from './moved-page.ts';

const Keys = z.object(scheduleOptions);

/** True of a draft or scheduled page that was never published: its address is unknown, so it needs no redirect. */
export function isUnpublished(
  page: MovedPage,
  { ledger, facts, cwd }: { ledger: ReadonlyMap<string, number>; facts: Facts; cwd: string },
): boolean {
  const now = Date.now();
  if ((ledger.get(page.path) ?? Infinity) <= now) return false;
  const [file = ''] = filesOf(page);
  const { source } = readSource(file, { cwd });
  if (!source) return false;
  const { value, locate } = parseData(source);
  const keys = Keys.safeParse(page.kind === 'landing' ? Object(value).page : value);
  if (!keys.success) return false;
  const { schedule } = readSchedule(keys.data, facts, { source, locate, under: [] });
  return !isThereFrom(schedule, now);
}
