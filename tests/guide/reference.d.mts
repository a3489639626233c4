/** JSON Schemas of the files of a site, as `touchdown schema` writes them. */
interface FileSchemas {
  landing: unknown;
  page: unknown;
  config: unknown;
}

/** The reference of keys, by file name below `docs/guide`. */
export function referencePages(schemas: FileSchemas): Record<string, string>;
