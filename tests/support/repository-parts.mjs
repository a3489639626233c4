/** Folders and files of the repository that a copy of it needs to make the site, its packages aside. */
export const REPOSITORY_PARTS = [
  'api',
  'bin',
  'cli',
  'landings',
  'lib',
  'package-lock.json',
  'package.json',
  'pages',
  'renderer',
  'schemas',
  'site',
  'site.config.yaml',
  'tsconfig.json',
  'words',
];
