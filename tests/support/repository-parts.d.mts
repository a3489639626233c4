/** Folders and files of the repository that a copy of it needs to make the site, its packages aside. */
export const REPOSITORY_PARTS: readonly string[];
