/** The pictures of the guide, drawn from the samples that sections are added with (`npm run guide`). */
const PICTURES = import.meta.glob<string>('../../../../docs/guide/sections/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a picture of a section of the engine; a site's own have none. */
export function sectionPicture(name: string): string | undefined {
  return PICTURES[`../../../../docs/guide/sections/${name}.webp`];
}
