/** The pictures of the guide, rendered from the samples that sections are added with (`npm run guide`). */
const PICTURES = import.meta.glob<string>('../../../../docs/guide/sections/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Picture address of an engine section; a site's own sections have none. */
export function sectionPicture(name: string): string | undefined {
  return PICTURES[`../../../../docs/guide/sections/${name}.webp`];
}
