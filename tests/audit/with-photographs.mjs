/** Number of photographs drawn of each kind, each with another camera orientation. */
const OF_EACH_KIND = 5;

const ALT = { scene: 'A street with lit windows', person: 'Somebody in front of a wall' };

let count = 0;

/** The next photograph of a kind, with all optional keys of a picture. */
function photograph(kind) {
  count += 1;
  const src = `photographs/${kind}-${count % OF_EACH_KIND}.jpg`;
  return { src, alt: ALT[kind], focus: [0.5, 0.4], credit: 'L. Ortega' };
}

/** Blocks with a photograph in each optional picture, by section name. */
const FILLED = {
  hero: (block) => ({ ...block, image: photograph('scene') }),
  guide: (block) => ({ ...block, image: photograph('scene') }),
  video: (block) => ({ ...block, image: photograph('scene') }),
  embed: (block) => ({ ...block, image: photograph('scene') }),
  success: ({ testimonial, ...block }) => ({
    ...block,
    testimonial: { ...testimonial, image: photograph('person') },
  }),
  team: ({ items, ...block }) => ({ ...block, items: items.map(withFace) }),
  testimonials: ({ items, ...block }) => ({ ...block, items: items.map(withFace) }),
  gallery: ({ items, ...block }) => ({
    ...block,
    items: items.map((item) => ({ ...item, src: photograph('scene').src })),
  }),
  logos: ({ items, ...block }) => ({
    ...block,
    items: items.map(({ src, ...item }) => ({ ...item, src: src.replace('.svg', '.png') })),
  }),
};

const withFace = (item) => ({ ...item, image: photograph('person') });

/**
 * Sections with a photograph wherever one is possible.
 *
 * @param {Record<string, unknown>} sections blocks by section name, as in a landing.
 */
export function withPhotographs(sections) {
  return Object.fromEntries(
    Object.entries(sections).map(([name, block]) => [name, FILLED[name]?.(block) ?? block]),
  );
}

/** A landing with a photograph wherever one is possible, including the link preview. */
export function landingWithPhotographs({ page, ...landing }) {
  const { src, alt, focus } = photograph('scene');
  return { ...withPhotographs(landing), page: { ...page, image: { src, alt, focus } } };
}
