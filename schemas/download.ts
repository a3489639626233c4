import { z } from 'zod';
import { control } from './forms/control.ts';
import { mediaPath } from './media-path.ts';
import { text } from './text.ts';

/** Extensions of files that people open or save; nothing a browser would execute as part of the site. */
export const DOWNLOAD_ENDINGS = [
  ...['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'txt', 'csv'],
  ...['zip', 'epub', 'ics', 'vcf', 'gpx'],
] as const;

const SRC = mediaPath(DOWNLOAD_ENDINGS);

/** Whether a path names a file that can be offered for download. */
export function isDownload(src: string): boolean {
  return SRC.test(src);
}

/** A file of `media/` offered for download. */
export const Download = z
  .strictObject({
    src: z
      .string()
      .max(200)
      .regex(SRC, 'must be a file below media/, such as price-list.pdf')
      .meta({
        description:
          'File in `media/`: PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, RTF, TXT, CSV, ZIP, EPUB, ICS, VCF or GPX.',
        ...control('file'),
      }),
    title: text('Title of the file, used as the text of the link.'),
    text: text('A sentence about it.').optional(),
  })
  .meta({ description: 'A file in `media/`.' });

/** Facts about a download: everything a page needs to offer it. */
export interface DownloadFacts {
  /** Content hash of the file. */
  hash: string;
  /** Size in bytes. */
  bytes: number;
}

/** The downloads of a page by `src`. */
export type PageDownloads = Readonly<Record<string, DownloadFacts>>;
