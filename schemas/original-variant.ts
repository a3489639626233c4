/** What the page without changes is called where a variant could stand. */
export const ORIGINAL = 'original';
