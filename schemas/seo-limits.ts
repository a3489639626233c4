/** Longest title and description that search results show in full, in characters (spec via lint `seo/*`). */
export const SEO_LIMITS = { title: 60, description: 160 } as const;
