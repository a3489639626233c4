/**
 * Maximum title and description length that search results show in full, in characters; enforced by the rules
 * `seo/title-length` and `seo/description-length`.
 */
export const SEO_LIMITS = { title: 60, description: 160 } as const;
