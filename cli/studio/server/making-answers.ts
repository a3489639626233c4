import { z } from 'zod';
import type { MakingSite } from '../making/making-site.ts';
import { addressFor, newPage, starterRows } from '../making/new-pages.ts';
import { importTable } from '../making/table-import.ts';
import { keepTranslated, translationOf } from '../making/translations.ts';
import { RefusedRequest } from './json-body.ts';

/** Handles one address. The return value is sent as JSON. */
type Answer = (making: MakingSite, input: { query: URLSearchParams; body: unknown }) => unknown;

const NewPage = z.object({
  slug: z.string(),
  from: z.string(),
  language: z.string().optional(),
  name: z.string().optional(),
});
const Table = z.object({
  content: z.base64(),
  name: z.string(),
  template: z.string().optional(),
  columns: z.array(z.object({ column: z.string(), to: z.string() })).optional(),
  write: z.boolean(),
});
const Translated = z.object({ file: z.string(), names: z.array(z.string()) });

/** @throws RefusedRequest if a request has an invalid shape. */
function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new RefusedRequest(400, z.prettifyError(parsed.error));
  return parsed.data;
}

/** Read-only requests about new pages, tables and translations. */
export const MAKING_READ: Readonly<Record<string, Answer>> = {
  starters: starterRows,
  address: (making, { query }) => {
    const [slug, name] = [query.get('slug') ?? '', query.get('name') ?? ''];
    return addressFor({ slug, name }, making);
  },
  translation: (making, { query }) => translationOf(query.get('file') ?? '', making),
};

/** Requests that write. */
export const MAKING_CHANGE: Readonly<Record<string, Answer>> = {
  new: (making, { body }) => newPage(parse(NewPage, body), making),
  table: (making, { body }) => importTable(parse(Table, body), making),
  translated: (making, { body }) => keepTranslated(parse(Translated, body), making),
};
