import type { z } from 'zod';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Landing } from '../../../schemas/landing.ts';
import type { PageFile } from '../../../schemas/page-file.ts';
import type { SameFacts } from '../../site/define-site.ts';

/** The schemas for the files of one site: the engine's, extended by the site. */
export interface SiteSchemas {
  config: z.ZodType<SiteConfig> & z.ZodObject<{ business: z.ZodObject }>;
  /** Facts of the configuration that answer the same question. */
  sameFacts: readonly SameFacts[];
  landing: z.ZodType<Landing>;
  page: z.ZodType<PageFile>;
  /** Names of the sections that a page can start with, because they contain its heading. */
  titles: ReadonlySet<string>;
}
