import type { Site } from '../../context/site.ts';

/** A placeholder in which the browser lists unsent submissions (`renderer/features/outbox/show-waiting.ts`). */
export function OutboxPlaceholder({ site }: { site: Site }) {
  return <div data-outbox data-words={JSON.stringify(site.words.waiting)} />;
}
