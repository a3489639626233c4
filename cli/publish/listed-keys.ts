/** The keys in the answer of a storage that is asked to list objects (`ListObjectsV2`). */
export function listedKeys(answer: string): string[] {
  return [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>' },
  ...{ '&quot;': '"', '&#34;': '"', '&apos;': "'", '&#39;': "'" },
};

/** What the rest of the objects is asked for with; undefined after the last ones. */
export function nextToken(answer: string): string | undefined {
  const token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(answer)?.[1];
  return token?.replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? entity);
}
