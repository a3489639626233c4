/** Longest title and description that search results show in full, in characters, which the rules `seo/title-length` and `seo/description-length` hold. */
export const SEO_LIMITS = { title: 60, description: 160 } as const;
