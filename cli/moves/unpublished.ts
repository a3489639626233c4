import { z } from 'zod';
import { scheduleOptions } from '../../schemas/schedule.ts';
import { parseData } from '../content/data-file.ts';
import type { Facts } from '../content/facts/facts.ts';
import { readSchedule } from '../content/pages/page-schedule.ts';
import { readSource } from '../content/source-file.ts';
import { isThereFrom } from '../schedule/showing.ts';
import { filesOf, type MovedPage } from './moved-page.ts';

const Keys = z.object(scheduleOptions);

/** Whether an address counts as published by now, whatever is there. */
export function isPublished(
  address: string,
  { ledger }: { ledger: ReadonlyMap<string, number> },
): boolean {
  return (ledger.get(address) ?? Infinity) <= Date.now();
}

/** True of a draft or scheduled page that was never published: its address is unknown, so it needs no redirect. */
export function isUnpublished(
  page: MovedPage,
  { ledger, facts, cwd }: { ledger: ReadonlyMap<string, number>; facts: Facts; cwd: string },
): boolean {
  if (isPublished(page.path, { ledger })) return false;
  const [file = ''] = filesOf(page);
  const { source } = readSource(file, { cwd });
  if (!source) return false;
  const { value, locate } = parseData(source);
  const keys = Keys.safeParse(page.kind === 'landing' ? Object(value).page : value);
  if (!keys.success) return false;
  const { schedule } = readSchedule(keys.data, facts, { source, locate, under: [] });
  return !isThereFrom(schedule, Date.now());
}
