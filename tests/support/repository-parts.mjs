/** Folders and files of the repository that a copy needs to build the site, apart from its packages. */
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
