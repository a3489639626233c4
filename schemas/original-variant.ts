/** Name of the unchanged page where a variant name is expected. */
export const ORIGINAL = 'original';
