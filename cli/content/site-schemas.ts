import type { z } from 'zod';
import type { Landing } from '../../schemas/landing.ts';
import type { PageFile } from '../../schemas/page-file.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { SameFacts } from '../site/define-site.ts';

/** What the files of one site are held to: the engine's shapes with what the site adds to them. */
export interface SiteSchemas {
  config: z.ZodType<SiteConfig> & z.ZodObject<{ business: z.ZodObject }>;
  /** Facts of the configuration that answer one question. */
  sameFacts: readonly SameFacts[];
  landing: z.ZodType<Landing>;
  page: z.ZodType<PageFile>;
  /** Names of the sections that a page can begin with, as they have its heading. */
  titles: ReadonlySet<string>;
}
