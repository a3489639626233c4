import type { Tool } from './tool.ts';
import { changeSet } from './tools/change-set.ts';
import { edit } from './tools/edit.ts';
import { importTable } from './tools/import-table.ts';
import { lint } from './tools/lint.ts';
import { listFacts } from './tools/list-facts.ts';
import { listPages } from './tools/list-pages.ts';
import { listSections } from './tools/list-sections.ts';
import { listStarters } from './tools/list-starters.ts';
import { newLanding } from './tools/new-landing.ts';
import { previewPicture } from './tools/preview-picture.ts';
import { readFile } from './tools/read-file.ts';

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  listPages,
  readFile,
  lint,
  edit,
  newLanding,
  importTable,
  changeSet,
  listSections,
  listStarters,
  listFacts,
  previewPicture,
];
