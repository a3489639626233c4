/** The types of schema.org: of each those above it, and the properties that it adds, with spaces between. */
export function readVocabulary(): Record<string, [parents: string, properties: string]>;
